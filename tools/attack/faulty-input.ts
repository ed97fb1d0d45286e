export const WRONG: readonly unknown[] = [null, true, -1, 1.5e300, '', [], [[]], {}, { a: 1 }];

export const BODIES: readonly [string, string | Buffer][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number', '1'],
  ['half a body', '{"a":'],
  ['two bodies', '{}{}'],
  ['a zero byte', '\0'],
  ['no UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
  ['a byte order mark', '\ufeff{}'],
  ['deep lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ['deep objects', '{"a":'.repeat(12_000)],
  ['the same key twice', '{"language":"de","language":"fr"}'],
  ['many keys', `{${Array.from({ length: 4_000 }, (_, at) => `"k${at}":0`).join()}}`],
  ['a long number', `{"a":${'9'.repeat(3_000)}}`],
  ['5 MB', `{"a":"${'x'.repeat(5_000_000)}"}`],
];

export const TYPES = [
  '',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json, text/html',
  'APPLICATION/JSON;x',
  '*/*',
  ';',
  'multipart/form-data',
];

const TOKEN = 'elvare.session_token';
export const COOKIES: readonly string[] = [
  `${TOKEN}=%`,
  `${TOKEN}=%E0%A4%A`,
  `${TOKEN}=%00.%00`,
  `${TOKEN}=.`,
  `${TOKEN}=a.b`,
  `${TOKEN}="`,
  `${TOKEN}=${'a'.repeat(7_000)}`,
  `__Host-${TOKEN}=%; __Secure-${TOKEN}=%`,
  `elvare.session_data=%; ${TOKEN}=a.b`,
  `elvare.session_data=${Buffer.from('{"session":null').toString('base64url')}; ${TOKEN}=a.b`,
  `elvare.session_data=${Buffer.from('null').toString('base64url')}; ${TOKEN}=a.b`,
  `elvare.checkouts=%; __Host-elvare.checkouts=%E0`,
  `elvare.checkouts=${'.'.repeat(4_000)}`,
  ';;;===',
  '=',
  '__proto__=1; constructor=2',
  'a='.repeat(2_000),
];

export const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'accept-language': `${';,q='.repeat(1_000)}` },
  { referer: 'http://[' },
  { 'accept-encoding': 'br;q=x, *;q=-1, gzip;q=1e99' },
  { 'if-none-match': '"'.repeat(500) },
  { range: 'bytes=9-1,5-,-0' },
  { host: 'evil.example' },
  { host: '' },
  { 'x-forwarded-for': ','.repeat(3_000) },
  { 'x-forwarded-for': '::ffff:999.1.1.1, 1.2.3.4.5' },
  { 'user-agent': '('.repeat(5_000) },
  { 'x-visit': '%'.repeat(2_000) },
  { expect: 'nothing' },
];
