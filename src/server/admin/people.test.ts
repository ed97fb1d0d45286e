import { expect, it } from 'vitest';
import { adminPeopleReply } from '#contract/admin-people.ts';
import { cookieOf, signInAdmin, signInStaff } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();
let owner = await signInAdmin(test);
const PASSWORD = 'ein-wort-fuer-die-arbeit';
const DAY_MS = 24 * 60 * 60 * 1000;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  cookie = owner,
) {
  const at = `/api/admin/${path}`;
  const response =
    method === 'GET'
      ? await test.request(at, { headers: { cookie } })
      : await test.send(method, at, body ?? {}, { cookie });
  const reply = await response.json();
  return { status: response.status, code: (reply as { code?: string }).code, reply };
}
const read = async () => adminPeopleReply.parse((await call('GET', 'people')).reply);
const idOf = async (email: string) => {
  const { people, invitations } = await read();
  return [...people, ...invitations].find((each) => each.email === email)?.id ?? 'nobody';
};
const accept = async (token: string) => {
  const response = await test.send('POST', '/api/auth/accept-invitation', {
    token,
    password: PASSWORD,
  });
  const reply: { code?: string } = await response.json();
  return reply.code ?? response.status;
};
const signIn = async (email: string) =>
  cookieOf(await test.send('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }));
const invite = (email: string, role: string) => call('POST', 'invitations', { email, role });

it('invites by mail: the link makes the account with its role, once', async () => {
  const email = 'pia@laden.example';
  expect((await invite('Pia@laden.example', 'packer')).status).toBe(200);
  const token = await mailedToken(test, 'invitation', email);
  expect(await accept('forged')).toBe('invalid_token');
  const replies = await Promise.all([accept(token), accept(token)]);
  expect(replies.toSorted()).toEqual([200, 'invalid_token']);
  expect(await read()).toMatchObject({ invitations: [] });
  const cookie = await signIn(email);
  const packing = await test.request('/api/admin/packing', { headers: { cookie } });
  expect(packing.status).toBe(200);
  expect((await call('GET', 'people', undefined, cookie)).code).toBe('role_forbids');
  const known = await invite(email, 'manager');
  expect(known).toMatchObject({ status: 409, code: 'person_known' });
});

it('ends an invitation after seven days, when it is withdrawn, and with the next one', async () => {
  const email = 'olaf@laden.example';
  await invite(email, 'accountant');
  const first = await mailedToken(test, 'invitation', email);
  expect((await call('POST', `invitations/${await idOf(email)}/resend`)).status).toBe(200);
  const second = await mailedToken(test, 'invitation', email);
  expect(await accept(first)).toBe('invalid_token');
  test.clock.now += 7 * DAY_MS;
  expect(await accept(second)).toBe('invalid_token');
  owner = await signInAdmin(test);
  expect((await read()).invitations).toMatchObject([{ email, is_over: true }]);
  const resent = await call('POST', `invitations/${await idOf(email)}/resend`);
  expect(resent.status).toBe(200);
  const third = await mailedToken(test, 'invitation', email);
  await call('DELETE', `invitations/${await idOf(email)}`);
  expect(await accept(third)).toBe('invalid_token');
});

it('changes a role at once, and ends the logins of who leaves', async () => {
  const cookie = await signInStaff(test, 'manager');
  owner = await signInAdmin(test);
  const id = await idOf('manager@laden.example');
  const log = () => test.request('/api/admin/log', { headers: { cookie } });
  expect((await log()).status).toBe(200);
  expect((await call('PUT', `people/${id}`, { role: 'packer' })).status).toBe(200);
  expect((await log()).status).toBe(403);
  expect((await call('DELETE', `people/${id}`)).status).toBe(200);
  expect((await log()).status).toBe(401);
  const reply = await test.request('/api/admin/log?area=people', { headers: { cookie: owner } });
  const { entries } = (await reply.json()) as { entries: { action: string; name: string }[] };
  expect(entries.slice(0, 2).map(({ action, name }) => [action, name])).toEqual([
    ['person_left', 'manager@laden.example'],
    ['role_changed', 'manager@laden.example'],
  ]);
});

it('keeps the last owner, also when two end each other’s role at once', async () => {
  owner = await signInAdmin(test);
  const { people } = await read();
  const [own] = people.filter(({ role }) => role === 'admin');
  for (const to of ['packer', null]) {
    const method = to === null ? 'DELETE' : 'PUT';
    const refused = await call(method, `people/${own?.id}`, { ...(to && { role: to }) });
    expect(refused).toMatchObject({ status: 409, code: 'last_owner' });
  }
  for (let round = 0; round < 5; round += 1) {
    const second = await signInStaff(test, 'admin');
    const other = await idOf('admin@laden.example');
    const replies = await Promise.all([
      call('DELETE', `people/${other}`, undefined),
      call('PUT', `people/${own?.id}`, { role: 'packer' }, second),
    ]);
    const { rows } = await test.shop.pool.query(
      `SELECT user_id FROM user_roles WHERE role = 'admin'`,
    );
    expect([round, rows.length]).toEqual([round, 1]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await test.shop.pool.query(
      `DELETE FROM user_roles WHERE user_id IN ('${own?.id}', '${other}')`,
    );
    await test.shop.pool.query(
      `INSERT INTO user_roles (user_id, role) VALUES ('${own?.id}', 'admin')`,
    );
  }
});
