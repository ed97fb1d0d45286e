import { randomBytes } from 'node:crypto';
import { type Endpoint, targetOf } from '#test/api-endpoint.ts';
import type { InboxMail } from '#test/payments.ts';
import type { Reply } from './caller.ts';
import { callable, callOf, post, type Scene } from './scene.ts';
import { type AttackTable, isHandled, isRefusal, list, type Tries } from './table.ts';

/** Texts that mean something to an interpreter behind the shop. */
const TEXTS: readonly string[] = [
  ...list(String.raw`
    ' OR '1'='1  '; DROP TABLE orders; --  " OR ""="  \  x'||pg_sleep(20)||'  $1  %_%
    <script>alert(1)</script>  "><img src=x onerror=alert(1)>  '-alert(1)-'  a%0d%0aX: y
    </title><svg/onload=alert(1)>  javascript:alert(1)  =HYPERLINK("https://evil.example")
    +1+1  -1+1  @SUM(A1)  =cmd|"/c calc"!A0  %s%s%n%x  {{7*7}}  <%= 7*7 %>  #{7*7}  $(id)
    ; id  | id  __proto__  constructor  toString  hasOwnProperty`),
  ...['a\r\nSet-Cookie: b=c', 'a\nBcc: evil@angriff.example', 'a\u2028b\u2029c', 'a\u0085b'],
  ...['\t=1', '\r=1', '\n=1', 'x\n{"level":"error","message":"forged"}', '\u001b[2J\u001b[31m'],
  ...['\u0024{7*7}', '`id`', '\ufeff', '\u202eevil', '\uffff', 'İ', 'ß'.repeat(200)],
  ...['\0', 'a\0b', '\ud83d', '\udc00x', 'e\u0301'.repeat(500), '👩‍👩‍👧‍👦'.repeat(50)],
  ...['x'.repeat(300), 'x'.repeat(10_000), ' '.repeat(10_000)],
  ...['a@'.repeat(5_000), `${'a'.repeat(5_000)}@`],
];

/** These take a wrong password on purpose: guesses count, and hashing each would take minutes. */
const ASKS_PASSWORD = /password|sign-(in|up)|change-email|\/api\/account$/;

/** The value with one of its texts replaced, for each of them. */
function replaced(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    replaced(item, text).map((bad) =>
      Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad },
    ),
  );
}

/** Data or a table and never a page, with no header of the attacker's. */
function isClean(reply: Reply): boolean {
  const { 'content-type': type = 'application/json', x, bcc } = reply.headers;
  const isData = /^(application\/json|text\/csv)\b/.test(type) || reply.text === '';
  return isHandled(reply) && isData && x === undefined && bcc === undefined;
}

/** Checks that strangers' words reach the owner as text: in the back office, in mails and in tables. */
export async function* attackOwner({ admin, mails }: Scene): AsyncGenerator<Tries, void> {
  const mark = `mark${randomBytes(6).toString('hex')}`;
  const markup = `<img src=x onerror=alert(1)>${mark}`;
  const message = {
    first_name: `=cmd|${mark}`,
    last_name: markup,
    email: `${mark}@angriff.example`,
    subject: `${mark}\r\nBcc: evil@angriff.example`,
    message: `${markup}\r\n.\r\nMAIL FROM:<evil@angriff.example>`,
    language: 'de',
  };
  const isPlain = ({ to, html }: InboxMail) =>
    !to.some((one) => one.startsWith('evil@')) && !html.includes('<img src=x');
  const areMailsClean = async () => {
    const sent = await mails?.(mark);
    return sent === undefined || (sent.length > 0 && sent.every(isPlain));
  };
  yield [async (reply) => isHandled(reply) && areMailsClean(), [post('/api/contact', message)]];
  if (admin === undefined) return;

  const { cookie } = admin;
  const lists = ['messages', 'log', 'failed-deliveries'].map((list) => ({
    path: `/api/admin/${list}`,
    cookie,
  }));
  yield [
    ({ status, headers: { 'content-type': type, 'x-content-type-options': sniffing } }) =>
      status === 200 && /^application\/json/.test(type ?? '') && sniffing === 'nosniff',
    [...lists, post('/api/admin/orders', {}, cookie)],
  ];
  yield [
    ({ status, text }) => status === 200 && !/(^|[;\r\n])"?([=+@\t]|-[^\d])/.test(text),
    [post('/api/admin/orders.csv', {}, cookie), { path: '/api/admin/newsletter.csv', cookie }],
  ];
}

/** The endpoint's path with the text as its parameter, and as the value and the name of a query. */
function pathsWith({ path, query }: Endpoint, text: string): readonly string[] {
  // A lone half of a pair has no form in an address.
  const spelled = encodeURIComponent(text.toWellFormed()).slice(0, 12_000);
  const names = query ? ['q', 'before', 'status', spelled.slice(0, 200)] : [];
  const addressed = path.includes('/:') ? [path.replace(/:[a-z_]+/, spelled)] : [];
  return [...addressed, ...names.map((name) => `${path}?${name}=${spelled}`)].map(targetOf);
}

export const injection: AttackTable = {
  name: 'Injection',
  tries: async function* (scene) {
    yield* attackOwner(scene);
    const endpoints = callable(scene);
    const reading = endpoints.filter(({ body }) => body !== undefined);
    for (const [index, text] of TEXTS.entries()) {
      const asked = reading.filter(({ path }) => index % 4 === 0 || !ASKS_PASSWORD.test(path));
      const bodies = asked.flatMap((at) =>
        replaced(at.body, text).map((body) => callOf(scene, at, { body })),
      );
      yield [isClean, bodies];
      const isReflected = (reply: Reply) => text.includes('<') && reply.text.includes(text);
      const addresses = endpoints.flatMap((at) =>
        pathsWith(at, text).map((path) => callOf(scene, at, { path })),
      );
      yield [(reply) => isHandled(reply) && !isReflected(reply), addresses];
    }

    // Keys that would change what every object has.
    const keyed = reading.flatMap((at) => {
      const body = JSON.stringify({ ...at.body, attack: { isAdmin: true, role: 'admin' } });
      return ['__proto__', 'constructor', 'prototype'].map((key) =>
        callOf(scene, at, { body: body.replace('"attack"', `"${key}"`) }),
      );
    });
    yield [isRefusal, keyed];
    yield [403, [{ path: '/api/admin/dashboard/snapshot', cookie: scene.customer.cookie }]];
    yield [200, [{ path: '/api/health' }]];
  },
};
