import { API } from '#api-paths.ts';
import { type AttackTable, isHandled, type Tries } from './attack-table.ts';
import { BODIES, COOKIES, HEADERS, TYPES, WRONG } from './faulty-input.ts';
import {
  callable,
  ENDS_LOGIN,
  type Endpoint,
  entitledTo,
  nameOf,
  type Scene,
  targetOf,
} from './scene.ts';

async function wrongBodies(scene: Scene, tries: Tries, reading: readonly Endpoint[]) {
  const attempts = reading.flatMap((endpoint) => [
    ...BODIES.map(([name, body]) => ({ endpoint, name, body, headers: {} })),
    ...TYPES.map((type) => ({
      endpoint,
      name: `type ${type}`,
      body: JSON.stringify(endpoint.body),
      headers: { 'content-type': type },
    })),
  ]);
  await tries.each(attempts, async ({ endpoint, name, body, headers }) => {
    const cookie = entitledTo(scene, endpoint);
    const { method, path } = endpoint;
    const reply = await scene.caller.call({ method, path: targetOf(path), body, headers, cookie });
    // A body of 5 MB may be cut off with the connection before the reply is read.
    const isCut = name === '5 MB' && reply.status === 0;
    tries.note(`${nameOf(endpoint)}: ${name}`, isHandled(reply) || isCut, reply);
  });
}

async function wrongFields(scene: Scene, tries: Tries, reading: readonly Endpoint[]) {
  const attempts = reading.flatMap((endpoint) =>
    Object.keys(endpoint.body ?? {}).flatMap((field) => [
      { endpoint, field, body: { ...endpoint.body, [field]: undefined } },
      ...WRONG.map((wrong) => ({ endpoint, field, body: { ...endpoint.body, [field]: wrong } })),
    ]),
  );
  await tries.each(attempts, async ({ endpoint, field, body }) => {
    const cookie = entitledTo(scene, endpoint);
    const { method, path } = endpoint;
    const reply = await scene.caller.send(method, targetOf(path), body, { cookie });
    const what = JSON.stringify(body[field as keyof typeof body]);
    tries.note(`${nameOf(endpoint)}: ${field} = ${what}`, isHandled(reply), reply);
  });
}

async function wrongHeads(scene: Scene, tries: Tries, endpoints: readonly Endpoint[]) {
  const pages = [
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/nobody-knows-this' },
  ];
  const heads = [
    ...COOKIES.map((cookie) => ({ cookie, headers: {} })),
    ...HEADERS.map((headers) => ({ cookie: undefined, headers })),
  ];
  const attempts = [...endpoints, ...pages].flatMap((endpoint) =>
    heads.map((head) => ({ endpoint, ...head })),
  );
  await tries.each(attempts, async ({ endpoint, cookie, headers }) => {
    const own = 'for' in endpoint ? entitledTo(scene, endpoint) : '';
    const body = 'body' in endpoint && endpoint.body ? JSON.stringify(endpoint.body) : undefined;
    const reply = await scene.caller.call({
      method: endpoint.method,
      path: targetOf(endpoint.path),
      cookie: cookie ?? own,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const what = cookie ?? JSON.stringify(headers);
    const name = `${endpoint.method} ${endpoint.path}: ${what.slice(0, 60)}`;
    tries.note(name, isHandled(reply), reply);
  });
}

/** Requests that no HTTP client sends: cut bodies, two lengths, broken heads. */
async function wrongMessages({ caller }: Scene, tries: Tries) {
  const start = (method: string, path: string, ...lines: string[]) =>
    [`${method} ${path} HTTP/1.1`, 'Host: shop', ...lines].join('\r\n');
  const json = 'Content-Type: application/json';
  const path = API.createCheckout;
  const twice = 'GET /api/desk/orders HTTP/1.1\r\nHost: shop\r\n\r\n';
  const cut: readonly [string, string][] = [
    ['half a head', 'GET / HTTP/1.1\r\nHo'],
    ['half a body', `${start('POST', path, json, 'Content-Length: 500')}\r\n\r\n{"items":`],
    [
      'half a chunk',
      `${start('POST', path, json, 'Transfer-Encoding: chunked')}\r\n\r\nff\r\n{"it`,
    ],
    [
      'half a beat',
      `${start('PUT', '/api/active-sessions/x', json, 'Content-Length: 90')}\r\n\r\n{`,
    ],
    ['half an event', `${start('POST', API.stripeWebhook, json, 'Content-Length: 90')}\r\n\r\n{`],
  ];
  await tries.each(cut, async ([name, bytes]) => {
    const reply = await caller.raw(bytes, true);
    tries.note(name, reply.status >= 0 && reply.status < 500 && reply.status !== 200, reply);
  });
  const whole: readonly [string, string][] = [
    [
      'two lengths',
      `${start('POST', path, json, 'Content-Length: 5', 'Content-Length: 6')}\r\n\r\n{}   `,
    ],
    [
      'length and chunks',
      `${start('POST', path, json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}\r\n\r\n0\r\n\r\n${twice}`,
    ],
    [
      'unknown encoding',
      `${start('POST', path, json, 'Transfer-Encoding: xchunked')}\r\n\r\n0\r\n\r\n`,
    ],
    ['negative length', `${start('POST', path, json, 'Content-Length: -1')}\r\n\r\n`],
    ['length in words', `${start('POST', path, json, 'Content-Length: ten')}\r\n\r\n`],
    [
      'wrong chunk',
      `${start('POST', path, json, 'Transfer-Encoding: chunked')}\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ],
    ['a folded line', `${start('GET', '/', 'X: a\r\n b')}\r\n\r\n`],
    ['a zero byte in a line', `${start('GET', '/', 'X: a\0b')}\r\n\r\n`],
    ['a name with a space', `${start('GET', '/', 'X : a')}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['no protocol', 'GET /api/desk/orders\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a long line', `${start('GET', '/', `X: ${'x'.repeat(40_000)}`)}\r\n\r\n`],
    [
      'many lines',
      `${start('GET', '/', ...Array.from({ length: 3_000 }, (_, at) => `X${at}: y`))}\r\n\r\n`,
    ],
    ['a long target', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`],
    [
      'an upgrade',
      `${start('GET', '/api/admin/live', 'Connection: Upgrade', 'Upgrade: websocket')}\r\n\r\n`,
    ],
  ];
  await tries.each(whole, async ([name, bytes]) => {
    // Closed by us after a moment, should the server keep the connection for more.
    const reply = await caller.raw(Buffer.from(bytes, 'latin1'), true);
    const isRefused = reply.status === 0 || (reply.status >= 400 && reply.status < 500);
    tries.note(name, isRefused, reply);
  });
}

export const faults: AttackTable = {
  name: 'Fault input',
  run: async (scene, tries) => {
    const endpoints = callable(scene).filter(({ path }) => !ENDS_LOGIN.includes(path));
    const reading = endpoints.filter(({ body }) => body !== undefined);
    await wrongMessages(scene, tries);
    await wrongBodies(scene, tries, reading);
    await wrongFields(scene, tries, reading);
    await wrongHeads(scene, tries, endpoints);
    const alive = await scene.caller.call({ path: API.health });
    tries.note('the shop is still there', alive.status === 200, alive);
  },
};
