import { randomBytes } from 'node:crypto';
import { API } from '#api-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import { type AttackTable, isHandled, isRefusal, type Tries } from './attack-table.ts';
import { ALL_TEXTS } from './hostile-texts.ts';
import { callable, entitledTo, nameOf, type Scene, targetOf } from './scene.ts';

/** The body with one of its texts replaced, for each of them. */
function replaced(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => replaced(item, text).map((bad) => value.with(at, bad)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    replaced(item, text).map((bad) => ({ ...value, [key]: bad })),
  );
}

/** These take a wrong password on purpose: guesses count, and hashing each would take minutes. */
const ASKS_PASSWORD = /password|sign-(in|up)|change-email|\/api\/account$/;

async function intoBodies(scene: Scene, tries: Tries) {
  const endpoints = callable(scene).filter(({ body }) => body !== undefined);
  const attempts = endpoints.flatMap((endpoint) => {
    const texts = ASKS_PASSWORD.test(endpoint.path)
      ? ALL_TEXTS.filter((_, at) => at % 4 === 0)
      : ALL_TEXTS;
    return texts.flatMap(({ kind, text }) =>
      replaced(endpoint.body, text).map((body) => ({ endpoint, kind, body })),
    );
  });
  await tries.each(attempts, async ({ endpoint, kind, body }) => {
    const { method, path } = endpoint;
    const cookie = entitledTo(scene, endpoint);
    const reply = await scene.caller.send(method, targetOf(path), body, { cookie });
    const type = reply.headers['content-type'] ?? 'application/json';
    // The exported orders are a table; `attackOwner` looks for formulas in it.
    const isText = /^(application\/json|text\/csv)\b/.test(type) || reply.text === '';
    const names = Object.keys(reply.headers);
    const isClean = isText && !names.includes('x') && !names.includes('bcc');
    const what = JSON.stringify(body).slice(0, 120);
    tries.note(`${kind} in ${nameOf(endpoint)} ${what}`, isHandled(reply) && isClean, reply);
  });
}

async function intoAddresses(scene: Scene, tries: Tries) {
  const endpoints = callable(scene).filter(({ path, query }) => query || path.includes('/:'));
  const attempts = endpoints
    .flatMap((endpoint) =>
      ALL_TEXTS.flatMap(({ kind, text }) => {
        // A lone half of a pair has no form in an address.
        const spelled = encodeURIComponent(text.toWellFormed());
        const paths = [
          ...(endpoint.query
            ? ['q', 'before', 'status', spelled.slice(0, 200)].map(
                (key) => `${endpoint.path}?${key}=${spelled}`,
              )
            : []),
          ...(endpoint.path.includes('/:') ? [endpoint.path.replace(/:[a-z_]+/, spelled)] : []),
        ];
        return paths.map((path) => ({ endpoint, kind, path: targetOf(path) }));
      }),
    )
    .filter(({ path }) => path.length < 12_000);
  await tries.each(attempts, async ({ endpoint, kind, path }) => {
    const { method, body } = endpoint;
    const cookie = entitledTo(scene, endpoint);
    const reply = await scene.caller.call({
      method,
      path,
      cookie,
      ...(body && { body: JSON.stringify(body) }),
    });
    tries.note(`${kind} in ${method} ${path.slice(0, 100)}`, isHandled(reply), reply);
  });
}

/** Keys that would change what every object has. */
async function intoPrototypes(scene: Scene, tries: Tries) {
  const keys = ['__proto__', 'constructor', 'prototype', 'toString'];
  const endpoints = callable(scene).filter(({ body }) => body !== undefined);
  const attempts = endpoints.flatMap((endpoint) => keys.map((key) => ({ endpoint, key })));
  await tries.each(attempts, async ({ endpoint, key }) => {
    const { method, path, body } = endpoint;
    const fields = JSON.stringify(body).slice(1, -1);
    const text = `{${fields}${fields === '' ? '' : ','}"${key}":{"isAdmin":true,"role":"admin"}}`;
    const cookie = entitledTo(scene, endpoint);
    const reply = await scene.caller.call({ method, path: targetOf(path), body: text, cookie });
    tries.note(`${key} in ${nameOf(endpoint)}`, isRefusal(reply), reply);
  });
  const { caller, customer } = scene;
  const after = await caller.call({ path: API.adminSnapshot, cookie: customer.cookie });
  tries.note('a customer is no admin afterwards', after.status === 403, after);
}

const HEADERS = [
  'accept-language',
  'referer',
  'user-agent',
  'x-visit',
  'idempotency-key',
  'x-forwarded-for',
  'if-none-match',
  'accept',
  'accept-encoding',
  'stripe-signature',
];

async function intoHeaders({ caller }: Scene, tries: Tries) {
  const printable = ALL_TEXTS.filter(({ text }) => /^[\t\x20-\x7e]{1,4000}$/.test(text));
  const attempts = HEADERS.flatMap((header) =>
    printable.flatMap(({ kind, text }) =>
      ['/', API.soldOut, API.viewers].map((path) => ({ header, kind, text, path })),
    ),
  );
  await tries.each(attempts, async ({ header, kind, text, path }) => {
    const reply = await caller.call({ path, headers: { [header]: text } });
    const isReflected = kind === 'HTML' && reply.text.includes(text);
    tries.note(`${kind} in ${header} of ${path}`, isHandled(reply) && !isReflected, reply);
  });
}

/** Checks that strangers' words reach the owner as text: in the desk, in mails and in tables. */
export async function attackOwner(scene: Scene, tries: Tries) {
  const { caller, admin, around } = scene;
  const mark = `mark${randomBytes(6).toString('hex')}`;
  const markup = `<img src=x onerror=alert(1)>${mark}`;
  const sent = await caller.send('POST', API.contact, {
    first_name: `=cmd|${mark}`,
    last_name: markup,
    email: `${mark}@angriff.example`,
    subject: `${mark}\r\nBcc: evil@angriff.example`,
    message: `${markup}\r\n.\r\nMAIL FROM:<evil@angriff.example>`,
    language: 'de',
  });
  tries.note('a hostile message to the shop', isHandled(sent), sent);
  if (sent.status === 200 && around.mails !== undefined) {
    const mails = await around.mails(mark);
    tries.note(
      'its mails have arrived (or the next lines prove nothing)',
      mails.length > 0,
      'none',
    );
    for (const { to, html, headers } of mails) {
      const isAlone = !to.some((one) => one.startsWith('evil@')) && headers?.['bcc'] === undefined;
      tries.note('a mail to nobody else', isAlone, to.join());
      tries.note('a mail without foreign markup', !html.includes('<img src=x'), html.slice(0, 80));
    }
  }
  if (admin === undefined) return;
  const { cookie } = admin;
  const read = (path: string) =>
    path.startsWith(DESK_API.deskOrders)
      ? caller.send('POST', path, {}, { cookie })
      : caller.call({ path, cookie });
  for (const path of [
    DESK_API.deskMessages,
    DESK_API.deskOrders,
    DESK_API.deskLog,
    DESK_API.deskFailedDeliveries,
  ]) {
    const reply = await read(path);
    const type = reply.headers['content-type'] ?? '';
    const isData = reply.status === 200 && type.startsWith('application/json');
    const isSniffed = reply.headers['x-content-type-options'] !== 'nosniff';
    tries.note(`${path} shows it as data`, isData && !isSniffed, reply);
  }
  for (const path of [DESK_API.deskOrdersCsv, DESK_API.deskNewsletterCsv]) {
    const reply = await read(path);
    const cells = reply.text.split(/[;\r\n]+/);
    const formula = cells.find((cell) => /^"?[=+@\t]/.test(cell) || /^"?-[^\d]/.test(cell));
    tries.note(
      `${path} holds no formula`,
      reply.status === 200 && formula === undefined,
      formula ?? reply,
    );
  }
}

export const injection: AttackTable = {
  name: 'Injection',
  run: async (scene, tries) => {
    await attackOwner(scene, tries);
    await intoBodies(scene, tries);
    await intoAddresses(scene, tries);
    await intoPrototypes(scene, tries);
    await intoHeaders(scene, tries);
    const alive = await scene.caller.call({ path: API.health });
    tries.note('the shop and its tables are still there', alive.status === 200, alive);
  },
};
