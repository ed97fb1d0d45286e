import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '#contract/errors.ts';
import { type Endpoint, isForStaff, targetOf } from '#test/api-endpoint.ts';
import { ENDPOINTS } from '#test/api-table.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { createPaymentShop } from '#test/payments.ts';
import { createApp } from './app.ts';

/** Every endpoint's refusals of strangers and of invalid input. Valid requests are tested beside each endpoint. */

const OWNER = 'ada@kundin.example';

const test = await createPaymentShop();
// Logins end by the shop's clock, so the one that is over is made first.
const expired = await signInCustomer(test, 'gone@kundin.example');
await test.shop.pool.query("update logins set expires_at = now() - interval '1 hour'");
const cookies = {
  nobody: '',
  expired,
  owner: await signInCustomer(test, OWNER),
  other: await signInCustomer(test, 'nora@kundin.example'),
  admin: await signInAdmin(test),
};
afterAll(() => test.close());

let address = 0;
async function call(
  { method, path }: Endpoint,
  who: keyof typeof cookies,
  init: { body?: BodyInit; headers?: Record<string, string>; query?: string } = {},
) {
  address += 1;
  const response = await test.request(`${targetOf(path)}${init.query ?? ''}`, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.77.${address >> 8}.${address & 255}`,
      cookie: cookies[who],
      ...init.headers,
    },
    ...(method !== 'GET' && init.body !== undefined && { body: init.body }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) await response.body?.cancel();
  const text = type.startsWith('application/json') ? await response.text() : '';
  const reply = text === '' ? {} : (JSON.parse(text) as { code?: string; error?: string });
  return { status: response.status, text, ...reply };
}

const entitled = (at: Endpoint) =>
  isForStaff(at) ? 'admin' : at.for === 'customer' ? 'owner' : 'nobody';
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);

it('the table names every endpoint there is, and no other', () => {
  // Middleware, which is no endpoint, is registered for paths that end in `*` or passes on.
  const registered = new Set(
    test.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('/*'))
      .map(nameOf),
  );
  // A guard before the beats is registered for more methods than there are endpoints behind it.
  for (const guard of ['POST /api/active-sessions/:session_id']) registered.delete(guard);
  for (const path of ['PUT /api/cleanup-session', 'DELETE /api/cleanup-session']) {
    registered.delete(path);
  }
  expect([...registered].sort()).toEqual(ENDPOINTS.map(nameOf).sort());
});

describe('who may', () => {
  it('the back office is for roles, always the owner’s, and closed where no row names the endpoint', async () => {
    const office = ENDPOINTS.filter(({ path }) => path.startsWith('/api/admin/'));
    expect(office.filter((endpoint) => !endpoint.for.includes('admin'))).toEqual([]);
    const unlisted = () => new Hono().get('/api/admin/unlisted', (c) => c.json({ secret: 1 }));
    const app = createApp(test.shop, [unlisted]);
    const headers = { cookie: cookies.admin };
    const reply = await app.request('/api/admin/unlisted', { headers });
    expect([reply.status, (await reply.text()).includes('secret')]).toEqual([404, false]);
  });

  const guarded = ENDPOINTS.filter((endpoint) => endpoint.for !== 'anyone');

  it.each(named(guarded))('%s: nobody without a login, or with one that is over', async (_, at) => {
    for (const who of ['nobody', 'expired'] as const) {
      const reply = await call(at, who, { body: bodyOf(at) });
      expect(reply).toMatchObject({ status: 401, code: 'not_signed_in' });
    }
  });

  // `auth/admins.test.ts` calls the one that would end the logins of these tests.
  const lasting = guarded.filter(({ endsLogins }) => !endsLogins);
  it.each(named(lasting))('%s: who is entitled is not turned away', async (_, at) => {
    const reply = await call(at, entitled(at), { body: bodyOf(at) });
    if (at.unknown) expect(reply).toMatchObject(at.unknown);
    else expect(reply.status).toBeLessThan(300);
  });

  const admins = ENDPOINTS.filter(isForStaff);
  it.each(named(admins))('%s: no customer', async (_, at) => {
    const reply = await call(at, 'owner', { body: bodyOf(at) });
    expect(reply).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it.each(named(ENDPOINTS.filter(({ method }) => method !== 'GET')))(
    '%s: no other site in the name of a visitor',
    async (_, at) => {
      const headers = { origin: 'https://elsewhere.example' };
      const reply = await call(at, entitled(at), { body: bodyOf(at), headers });
      expect(reply).toMatchObject({ status: 403, code: 'foreign_origin' });
    },
  );

  // Each of them is what the guard in front of a path could miss.
  const reading = admins.filter(({ method, streams }) => method === 'GET' && !streams);
  it.each(named(reading))('%s: no customer by another spelling or header', async (_, at) => {
    const spelled = [
      ...['/', '//', ';a=1', '%00', '%20', '.json', '?isAdmin=1'].map((end) => `${at.path}${end}`),
      ...['//api/', '/api/./', '/api//', '/x/../api/', '/api%2f', '/API/'].map((start) =>
        at.path.replace('/api/', start),
      ),
      at.path.replace('admin', '%61dmin'),
    ].map((path) => call({ ...at, path }, 'owner'));
    const claims = {
      ...{ 'x-http-method-override': 'GET', 'x-original-url': '/api/health' },
      ...{ 'x-user-id': 'admin', authorization: `Basic ${btoa('admin:admin')}` },
    };
    for (const { status } of await Promise.all([
      ...spelled,
      call(at, 'owner', { headers: claims }),
    ])) {
      expect([400, 403, 404]).toContain(status);
    }
  });

  it('no page of another site may read a reply', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
    };
    for (const { path } of ENDPOINTS) {
      const reply = await test.app.request(targetOf(path), { method: 'OPTIONS', headers });
      const allowed = [...reply.headers.keys()].filter((name) => name.startsWith('access-'));
      expect([path, allowed]).toEqual([path, []]);
    }
  });

  it('shows an order to its customer and the owner of the shop, and to nobody else', async () => {
    const key = 'the-key-of-adas-own-browser';
    const cookie = cookies.owner;
    const id = /cs_\w+/.exec((await test.start({}, key, { cookie })).url ?? '')?.[0] ?? '';
    await test.pay(id, { email: OWNER, name: 'Ada Adler' });
    await test.settle();
    const shows = async (at: Endpoint, who: keyof typeof cookies) => {
      const { text } = await call(at, who, { body: bodyOf(at) });
      return /EL-1001|Adler|ada@kundin/.test(text);
    };
    const readers = ENDPOINTS.filter(({ method, streams }) => method === 'GET' && !streams);
    for (const at of readers) {
      for (const who of ['nobody', 'expired', 'other'] as const) {
        expect([nameOf(at), who, await shows(at, who)]).toEqual([nameOf(at), who, false]);
      }
    }
    const orders = readers.filter(({ path }) => path.endsWith('/orders'));
    for (const at of orders) {
      const who = isForStaff(at) ? 'admin' : 'owner';
      expect([nameOf(at), await shows(at, who)]).toEqual([nameOf(at), true]);
    }
  });
});

function bodyOf({ body }: Endpoint): string {
  return body === undefined ? '' : JSON.stringify(body);
}

/** A value with `broken` at the end of one of its texts, for each of them. */
function withBroken(value: unknown, broken: string): unknown[] {
  if (typeof value === 'string') return [value + broken];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => withBroken(item, broken).map((bad) => value.with(at, bad)));
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    withBroken(item, broken).map((bad) => ({ ...(value as object), [key]: bad })),
  );
}

describe('what is not asked for', () => {
  const reading = ENDPOINTS.filter(({ body }) => body !== undefined);

  it.each(named(reading))('%s refuses an unknown field', async (_, at) => {
    for (const field of ['isAdmin', 'role', '__proto__', 'constructor']) {
      // Bodies that give a role have this field.
      if (Object.hasOwn(at.body ?? {}, field)) continue;
      const body = JSON.stringify({ ...at.body, added: 'admin' }).replace('"added"', `"${field}"`);
      const reply = await call(at, entitled(at), { body });
      expect([field, reply.status, reply.code]).toEqual([field, 400, 'invalid_body']);
    }
  });

  it.each(named(reading))('%s refuses a wrong type in every field', async (_, at) => {
    for (const field of Object.keys(at.body ?? {})) {
      for (const wrong of [{ a: 1 }, [[]], 1.5e300]) {
        const body = JSON.stringify({ ...at.body, [field]: wrong });
        const reply = await call(at, entitled(at), { body });
        expect([field, wrong, reply.status, reply.code]).toEqual([
          field,
          wrong,
          400,
          'invalid_body',
        ]);
      }
    }
  });

  it.each(named(reading))('%s has an answer to text the database cannot store', async (_, at) => {
    for (const broken of ['\0', '\ud83d', "'); SELECT pg_sleep(20) -- \\ %_ $1 \u2028"]) {
      for (const body of withBroken(at.body, broken)) {
        const reply = await call(at, entitled(at), { body: JSON.stringify(body) });
        expect(reply.status, JSON.stringify(body)).toBeLessThan(500);
      }
    }
  });

  it.each(named(ENDPOINTS))('%s has an answer to cookies that are none', async (_, at) => {
    const names = ['session_token', 'two_factor', 'passkey', 'device', 'checkouts'];
    const values = ['%', '%E0%A4%A', '%00', 'a.b', '"', '=;=', 'x'.repeat(4000)];
    for (const value of values) {
      const cookie = names.map((name) => `elvare.${name}=${value}`).join('; ');
      const reply = await call(at, 'nobody', { body: bodyOf(at), headers: { cookie } });
      // Readiness is 503 while no jobs run.
      expect(reply.status, cookie.slice(0, 60)).not.toBe(500);
      if (at.for !== 'anyone') expect(reply.code).toBe('not_signed_in');
    }
  });

  const addressed = ENDPOINTS.filter(({ path }) => path.includes('/:'));
  it.each(named(addressed))('%s has one to such an address', async (_, at) => {
    const broken = ['%00', 'x%00', '%ED%A0%BD', '%', "'%20OR%20'1'='1", '__proto__', '..%2f..'];
    for (const part of broken) {
      const path = at.path.replace(/:[a-z_]+/g, part);
      const reply = await call({ ...at, path }, entitled(at), { body: bodyOf(at) });
      expect([400, 404], path).toContain(reply.status);
    }
  });

  it.each(named(reading))('%s refuses what is no object, and no JSON', async (_, at) => {
    for (const body of ['null', '[]', '"x"', '1']) {
      const reply = await call(at, entitled(at), { body });
      expect([body, reply.status, reply.code]).toEqual([body, 400, 'invalid_body']);
    }
    const deep = '{"a":'.repeat(200);
    for (const body of ['', '{', '\u0000', '{"a":1}}', deep, Buffer.from('{"a":1}', 'utf16le')]) {
      const reply = await call(at, entitled(at), { body });
      expect([body, reply.status, reply.code]).toEqual([body, 400, 'invalid_json']);
    }
  });

  it.each(named(reading))('%s refuses another content type', async (_, at) => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data', ''];
    for (const type of at.takesText ? types : [...types, 'text/plain']) {
      const reply = await call(at, entitled(at), {
        body: new TextEncoder().encode(bodyOf(at)),
        headers: { 'content-type': type },
      });
      expect([type, reply.status, reply.code]).toEqual([type, 415, 'unsupported_media_type']);
    }
  });

  it.each(named(reading))('%s refuses a body that is too large', async (_, at) => {
    const body = JSON.stringify({ ...at.body, more: 'x'.repeat(5_000_000) });
    const reply = await call(at, entitled(at), { body });
    expect(reply).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it.each(named(ENDPOINTS.filter(({ query }) => query)))(
    '%s refuses an unknown parameter, and a wrong one',
    async (_, at) => {
      const wrong = ['?offset=1', '?before=1', '?before=x&before=y', '?status=gone'];
      for (const query of [...wrong, `?q=${OWNER}`, `?email=${OWNER}`]) {
        const reply = await call(at, entitled(at), { query });
        expect([query, reply.status, reply.code]).toEqual([query, 400, 'invalid_body']);
      }
    },
  );

  it.each(named(ENDPOINTS))('%s answers every refusal with a known code', async (_, at) => {
    const reply = await call(at, 'nobody', { body: 'x'.repeat(300_000) });
    if (at.streams || reply.status < 400) return;
    expect(Object.keys(ERROR_STATUS)).toContain(reply.code);
    expect(reply.error).toMatch(/\p{L}/u);
  });
});
