import { afterAll, expect, it } from 'vitest';
import { STAFF_ROLES } from '#rules/roles.ts';
import { isForStaff, targetOf } from '#test/api-endpoint.ts';
import { ENDPOINTS } from '#test/api-table.ts';
import { signInStaff } from '#test/logins.ts';
import { createPaymentShop } from '#test/payments.ts';
import { requireAdmin } from './auth/require-admin.ts';

/** Asks every endpoint of the back office as each role. */

const test = await createPaymentShop();
const roles = STAFF_ROLES.filter((role) => role !== 'admin');
const cookies = new Map<string, string>();
for (const role of roles) cookies.set(role, await signInStaff(test, role));
afterAll(() => test.close());

let address = 0;
const office = ENDPOINTS.filter((at) => isForStaff(at) && !at.endsLogins);
const named = office.map((at) => [`${at.method} ${at.path}`, at] as const);

it.each(named)('%s: the roles that it names, and no other', async (_, at) => {
  for (const role of roles) {
    address += 1;
    const response = await test.request(targetOf(at.path), {
      method: at.method,
      headers: {
        cookie: cookies.get(role) ?? '',
        'x-forwarded-for': `10.79.${address >> 8}.${address & 255}`,
        ...(at.method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(at.method !== 'GET' && { body: JSON.stringify(at.body ?? {}) }),
    });
    const isRefused = response.status === 403;
    expect([role, isRefused]).toEqual([role, !at.for.includes(role)]);
    if (!isRefused) await response.body?.cancel();
    // Nothing but a sentence and a code.
    else
      expect(await response.json()).toEqual({
        code: 'role_forbids',
        error: expect.stringMatching(/\p{L}/u),
      });
  }
});

const ask = async (role: string, method: 'PUT' | 'POST', path: string, body: object) => {
  const response = await test.send(method, path, body, { cookie: cookies.get(role) ?? '' });
  const reply: { code?: string } = await response.json();
  return reply.code;
};

it('settings are the owner’s as drafts and when they are published, too', async () => {
  const drafts = [{ kind: 'firm', id: 'firm', revision: 1 }];
  const content = { content: {}, position: 1, revision: null, base: null };
  const draft = '/api/admin/catalogue/entries/firm/firm/draft';
  expect(await ask('manager', 'PUT', draft, content)).toBe('role_forbids');
  expect(await ask('manager', 'POST', '/api/admin/catalogue/publish', { drafts })).toBe(
    'role_forbids',
  );
});

it('in a live shop a manager needs a factor, a packer and an accountant do not', async () => {
  const settings = { ...test.shop.settings, shopMode: 'live' as const };
  const codes = await Promise.all(
    roles.map(async (role) => {
      const headers = new Headers({ cookie: cookies.get(role) ?? '' });
      const check = await requireAdmin({ ...test.shop, settings }, { headers });
      return [role, check.ok ? 'ok' : check.code];
    }),
  );
  expect(Object.fromEntries(codes)).toEqual({
    manager: 'factor_needed',
    packer: 'ok',
    accountant: 'ok',
  });
});
