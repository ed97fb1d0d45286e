import { callable, callOf, callsOf } from './scene.ts';
import { type AttackTable, isHandled, list } from './table.ts';

const WRONG: readonly unknown[] = [undefined, null, true, -1, 1.5e300, '', [], [[]], {}, { a: 1 }];
const BODIES: readonly (string | Buffer)[] = [
  ...list('null  []  "x"  1  {"a":  {}{}  {"language":"de","language":"fr"}'),
  ...['', '\0', '\ufeff{}', '{"a":'.repeat(12_000), `{"a":${'9'.repeat(3_000)}}`],
  ...[Buffer.from('7b22c328223a317d', 'hex'), Buffer.from('{"a":1}', 'utf16le')],
  '['.repeat(30_000) + ']'.repeat(30_000),
  `{${Array.from({ length: 4_000 }, (_, at) => `"k${at}":0`).join()}}`,
];

const TOKEN = 'elvare.session_token';
const COOKIES: readonly string[] = [
  ...[...list('%  %E0%A4%A  %00.%00  .  a.b  "'), 'a'.repeat(7_000)].map((v) => `${TOKEN}=${v}`),
  ...[`__Host-${TOKEN}=%; __Secure-${TOKEN}=%`, 'elvare.checkouts=%; __Host-elvare.checkouts=%E0'],
  ...[`elvare.checkouts=${'.'.repeat(4_000)}`, ';;;===', '=', '__proto__=1', 'a='.repeat(2_000)],
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...[
    { referer: 'http://[' },
    { range: 'bytes=9-1,5-,-0' },
    { host: 'evil.example' },
    { host: '' },
  ],
  ...[{ 'accept-language': ';,q='.repeat(1_000) }, { 'if-none-match': '"'.repeat(500) }],
  ...[{ 'accept-encoding': 'br;q=x, *;q=-1, gzip;q=1e99' }, { 'x-visit': '%'.repeat(2_000) }],
  ...[{ 'x-forwarded-for': ','.repeat(3_000) }, { 'x-forwarded-for': '::ffff:999.1.1.1, 1.2.3' }],
  ...[{ 'user-agent': '('.repeat(5_000) }, { expect: 'nothing' }],
];

const head = (start: string, ...lines: string[]) =>
  [`${start} HTTP/1.1`, 'Host: shop', ...lines, '', ''].join('\r\n');
const sent = (path: string, ...lines: string[]) =>
  head(`POST ${path}`, 'Content-Type: application/json', ...lines);
const PAY = '/api/create-checkout';
const CHUNKED = 'Transfer-Encoding: chunked';

/** Messages that end too early, and whole ones that no HTTP client sends. */
const MESSAGES: readonly string[] = [
  'GET / HTTP/1.1\r\nHo',
  `${sent(PAY, 'Content-Length: 500')}{"items":`,
  `${sent(PAY, CHUNKED)}ff\r\n{"it`,
  `${head('PUT /api/active-sessions/x', 'Content-Length: 90')}{`,
  `${sent('/api/stripe-webhook', 'Content-Length: 90')}{`,
  `${sent(PAY, 'Content-Length: 5', 'Content-Length: 6')}{}   `,
  `${sent(PAY, 'Content-Length: 4', CHUNKED)}0\r\n\r\n${head(`GET /api/admin/orders`)}`,
  `${sent(PAY, 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
  ...['-1', 'ten'].map((length) => sent(PAY, `Content-Length: ${length}`)),
  `${sent(PAY, CHUNKED)}zz\r\n{}\r\n0\r\n\r\n`,
  ...['X: a\r\n b', 'X: a\0b', 'X : a', `X: ${'x'.repeat(40_000)}`].map((l) => head('GET /', l)),
  head('GET /', ...Array.from({ length: 3_000 }, (_, at) => `X${at}: y`)),
  head(`GET /${'x'.repeat(40_000)}`),
  head(`GET /api/admin/dashboard/live`, 'Connection: Upgrade', 'Upgrade: websocket'),
  'GET / HTTP/1.1\r\n\r\n',
  `GET /api/admin/orders\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

export const faults: AttackTable = {
  name: 'Fault input',
  tries: async function* (scene) {
    const endpoints = callable(scene);
    const reading = endpoints.filter(({ body }) => body !== undefined);
    const messages = MESSAGES.map((raw) => ({ raw }));
    yield [({ status }) => status === 0 || (status >= 400 && status < 500), messages];
    // A long body may be cut off with the connection before the reply is read.
    const huge = callsOf(scene, reading, [{ body: `{"a":"${'x'.repeat(5_000_000)}"}` }]);
    yield [({ status }) => status >= 0 && status < 500, huge];
    const bodies = BODIES.map((body) => ({ body }));
    yield [isHandled, callsOf(scene, reading, bodies)];
    const fields = reading.flatMap((at) =>
      Object.keys(at.body ?? {}).flatMap((field) =>
        WRONG.map((wrong) => callOf(scene, at, { body: { ...at.body, [field]: wrong } })),
      ),
    );
    yield [isHandled, fields];
    const cookies = COOKIES.map((cookie) => ({ cookie }));
    const heads = [...cookies, ...HEADERS.map((headers) => ({ headers }))];
    const paths = ['/', '/nobody-knows-this'];
    yield [isHandled, paths.flatMap((path) => heads.map((head) => ({ path, ...head })))];
    yield [isHandled, callsOf(scene, endpoints, heads)];
    yield [200, [{ path: '/api/health' }]];
  },
};
