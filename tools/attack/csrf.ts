import { callable, callOf, callsOf } from './scene.ts';
import { type AttackTable, isHandled, list } from './table.ts';

/** Headers that a browser adds when a page of another site makes it write. */
function foreignHeaders(origin: string): readonly Readonly<Record<string, string>>[] {
  const { host, port } = new URL(origin);
  const origins = [
    ...['https://evil.example', 'null', `${origin}.evil.example`, `http://evil-${host}`],
    ...[origin.replace(port, String(Number(port) + 1)), origin.replace('http:', 'https:')],
  ];
  const sites = ['cross-site', 'same-site', 'own'];
  return [
    ...origins.map((foreign) => ({ origin: foreign })),
    ...sites.map((site) => ({ origin, 'sec-fetch-site': site })),
  ];
}

/** Types that a form can send without asking first. */
const FORM_TYPES = list(
  'text/plain  application/x-www-form-urlencoded  multipart/form-data; boundary=x',
);

export const csrf: AttackTable = {
  name: 'CSRF',
  tries: async function* (scene) {
    const endpoints = callable(scene);
    const writes = endpoints.filter(({ method }) => method !== 'GET');
    const foreign = foreignHeaders(scene.caller.origin).map((headers) => ({ headers }));
    yield ['foreign_origin', callsOf(scene, writes, foreign)];
    const forms = FORM_TYPES.map((type) => ({ headers: { 'content-type': type } }));
    const reading = writes.filter(({ body, takesText }) => body !== undefined && !takesText);
    yield [415, callsOf(scene, reading, forms)];

    // No link or picture may change anything, and no other site may read a reply.
    const links = writes
      .filter(({ path }) => !endpoints.some((at) => at.path === path && at.method === 'GET'))
      .map((at) => ({ ...callOf(scene, at), method: 'GET', body: undefined }));
    yield [({ status }) => status === 404 || status === 405, links];
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const asked = ['OPTIONS', 'GET'].map((method) => ({ method, body: undefined, headers }));
    yield [
      (reply) => isHandled(reply) && !reply.headers['access-control-allow-origin'],
      callsOf(scene, endpoints, asked),
    ];
  },
};
