import type { AttackTable } from './attack-table.ts';
import { callable, ENDS_LOGIN, entitledTo, nameOf, targetOf } from './scene.ts';

/** Headers a browser adds when a page of another site makes it write. */
function foreign(origin: string): readonly [string, Readonly<Record<string, string>>][] {
  const { port } = new URL(origin);
  return [
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port of this host', { origin: origin.replace(port, String(Number(port) + 1)) }],
    ['a host that begins alike', { origin: `${origin}.evil.example` }],
    ['a host that ends alike', { origin: `http://evil-${new URL(origin).host}` }],
    ['https instead of http', { origin: origin.replace('http:', 'https:') }],
    ['cross-site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['same-site', { origin, 'sec-fetch-site': 'same-site' }],
    ['a value nobody knows', { origin, 'sec-fetch-site': 'own' }],
  ];
}

/** Types that a form can send without asking first. */
const FORM_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

export const csrf: AttackTable = {
  name: 'CSRF',
  run: async (scene, tries) => {
    const { caller } = scene;
    const { origin } = caller;
    const endpoints = callable(scene);
    const writes = endpoints.filter(({ method }) => method !== 'GET');
    const forged = writes.flatMap((endpoint) =>
      foreign(origin).map(([name, headers]) => ({ endpoint, name, headers })),
    );
    await tries.each(forged, async ({ endpoint, name, headers }) => {
      const { method, path, body } = endpoint;
      const cookie = entitledTo(scene, endpoint);
      const reply = await caller.call({
        method,
        path: targetOf(path),
        cookie,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      tries.note(`${nameOf(endpoint)} from ${name}`, reply.code === 'foreign_origin', reply);
    });

    const forms = writes
      .filter(({ body, takesText }) => body !== undefined && !takesText)
      .flatMap((endpoint) => FORM_TYPES.map((type) => ({ endpoint, type })));
    await tries.each(forms, async ({ endpoint, type }) => {
      const reply = await caller.call({
        method: endpoint.method,
        path: targetOf(endpoint.path),
        cookie: entitledTo(scene, endpoint),
        body: JSON.stringify(endpoint.body),
        headers: { 'content-type': type },
      });
      tries.note(`${nameOf(endpoint)} as ${type}`, reply.status === 415, reply);
    });

    // No link or picture may change anything, and no other site may read a reply.
    const links = writes.filter(
      ({ path }) =>
        !ENDS_LOGIN.includes(path) &&
        !endpoints.some((one) => one.path === path && one.method === 'GET'),
    );
    await tries.each(links, async (endpoint) => {
      const { path } = endpoint;
      const cookie = entitledTo(scene, endpoint);
      const reply = await caller.call({ path: targetOf(path), cookie });
      tries.note(`GET ${path} as a link`, [404, 405].includes(reply.status), reply);
    });
    await tries.each(endpoints, async (endpoint) => {
      for (const method of ['OPTIONS', 'GET']) {
        const reply = await caller.call({
          method,
          path: targetOf(endpoint.path),
          cookie: entitledTo(scene, endpoint),
          headers: {
            origin: 'https://evil.example',
            'access-control-request-method': endpoint.method,
            'access-control-request-headers': 'content-type',
          },
        });
        const allowed = reply.headers['access-control-allow-origin'];
        const isShut = allowed === undefined && reply.status >= 200 && reply.status < 500;
        tries.note(`${method} ${endpoint.path} read by another site`, isShut, reply);
      }
    });
  },
};
