import { createHash } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cookieOf, signInAdmin, signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { LOGIN_LASTS_S } from '../auth/login-times.ts';
import { LINK_LASTS_MS } from '../auth/mailed-links.ts';
import { logins, verifications } from '../auth/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { retainMessages } from '../retention/retention.ts';

const test = await openTestShop();

const PASSWORD = 'test-passwort';
const send = async (path: string, body: unknown, cookie = '', method = 'POST') => {
  const response = await test.send(method, path, body, { cookie });
  const answer = await response.json();
  return { status: response.status, code: answer.code, answer, response };
};
const signIn = async (email: string, password = PASSWORD) =>
  test.send('POST', '/api/auth/sign-in/email', { email, password });
const verify = (email: string) =>
  test.shop.pool.query('UPDATE users SET email_verified = true WHERE email = $1', [email]);
const session = async (cookie: string) =>
  (await (await test.request('/api/auth/session', { headers: { cookie } })).json()).session;
const mailsTo = (recipient: string) =>
  test.shop.db.select().from(mails).where(eq(mails.recipient, recipient));

const linkToken = (recipient: string) => mailedToken(test, 'email-change', recipient);
const changeTo = (email: string, cookie: string, password = PASSWORD) =>
  send('/api/auth/change-email', { email, password }, cookie);
const confirm = (token: string) => send('/api/auth/confirm-email', { token, password: PASSWORD });

describe('a new address', () => {
  it('counts once its link was opened; the old one is told and no longer signs in', async () => {
    const cookie = await signInCustomer(test, 'alt@post.example');
    await verify('alt@post.example');
    const order = await storeOrder(test, { email: 'alt@post.example' });
    expect((await changeTo('Neu@Post.example', cookie)).status).toBe(200);
    expect((await session(cookie)).user.email).toBe('alt@post.example');
    const token = await linkToken('neu@post.example');
    expect((await confirm(token)).status).toBe(200);
    expect((await session(cookie)).user).toMatchObject({
      email: 'neu@post.example',
      emailVerified: true,
    });
    expect((await signIn('alt@post.example')).status).toBe(401);
    expect((await signIn('neu@post.example')).status).toBe(200);
    expect((await mailsTo('alt@post.example')).map(({ kind }) => kind)).toContain('email-changed');
    expect(await confirm(token)).toMatchObject({ status: 400, code: 'invalid_token' });
    // Guest orders under the old address stay with the person.
    const shown = await test.request('/api/account/orders', { headers: { cookie } });
    expect((await shown.json()).orders).toHaveLength(1);
    const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, order));
    expect(row?.customerEmail).toBe('alt@post.example');
  });

  it('takes no orders along that were made with an address nobody proved', async () => {
    await storeOrder(test, { email: 'fremd@post.example' });
    const cookie = await signInCustomer(test, 'fremd@post.example');
    await changeTo('eigen@post.example', cookie);
    expect((await confirm(await linkToken('eigen@post.example'))).status).toBe(200);
    const shown = await test.request('/api/account/orders', { headers: { cookie } });
    expect((await shown.json()).orders).toEqual([]);
  });

  it('is forgotten once its link has run out, and what still works is kept', async () => {
    const cookie = await signInCustomer(test, 'zoegert@post.example');
    const { id } = (await session(cookie)).user;
    await changeTo('spaeter@post.example', cookie);
    await send('/api/auth/request-password-reset', { email: 'zoegert@post.example' });
    const wishes = () => test.shop.db.$count(verifications, like(verifications.value, `${id}%`));
    await retainMessages(test.shop);
    // The link of the sign-up is the third.
    expect(await wishes()).toBe(3);
    test.clock.now += LINK_LASTS_MS + 60_000;
    await retainMessages(test.shop);
    expect(await wishes()).toBe(0);
    expect((await session(cookie)).user.id).toBe(id);
    test.clock.now += LOGIN_LASTS_S * 1000;
    await retainMessages(test.shop);
    expect(await test.shop.db.$count(logins, eq(logins.userId, id))).toBe(0);
  });

  it('answers the same whether another account has it, and writes to nobody then', async () => {
    await signInCustomer(test, 'besetzt@post.example');
    const cookie = await signInCustomer(test, 'sucht@post.example');
    const free = await changeTo('frei@post.example', cookie);
    const before = (await mailsTo('besetzt@post.example')).length;
    const taken = await changeTo('besetzt@post.example', cookie);
    expect([taken.status, taken.answer]).toEqual([free.status, free.answer]);
    expect(free.status).toBe(200);
    expect(await mailsTo('besetzt@post.example')).toHaveLength(before);
  });

  it('is lost to whoever opened an account with it first', async () => {
    const cookie = await signInCustomer(test, 'langsam@post.example');
    await changeTo('umkaempft@post.example', cookie);
    const token = await linkToken('umkaempft@post.example');
    await signInCustomer(test, 'umkaempft@post.example');
    expect(await confirm(token)).toMatchObject({ status: 400, code: 'invalid_token' });
    expect((await session(cookie)).user.email).toBe('langsam@post.example');
  });

  it('has one link at a time, for an hour, used by one of two', async () => {
    const cookie = await signInCustomer(test, 'zwei@post.example');
    await changeTo('eins@post.example', cookie);
    const first = await linkToken('eins@post.example');
    await changeTo('drei@post.example', cookie);
    expect((await confirm(first)).status).toBe(400);
    const second = await linkToken('drei@post.example');
    test.clock.now += LINK_LASTS_MS;
    expect((await confirm(second)).status).toBe(400);
    await changeTo('vier@post.example', cookie);
    const third = await linkToken('vier@post.example');
    const both = await Promise.all([confirm(third), confirm(third)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const kept = await test.shop.db.select().from(verifications);
    expect(JSON.stringify(kept)).not.toContain(third);
    const hash = createHash('sha256').update(third).digest('base64url');
    expect(kept.some(({ identifier }) => identifier.endsWith(hash))).toBe(false);
  });

  it('asks for the password, is nothing for strangers or the owner, and no flood', async () => {
    const cookie = await signInCustomer(test, 'geduld@post.example');
    expect(await changeTo('x@post.example', cookie, 'falsch')).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    });
    expect((await changeTo('x@post.example', '')).status).toBe(401);
    expect((await changeTo('x@post.example', await signInAdmin(test))).status).toBe(403);
    expect((await changeTo('kein-postfach', cookie)).status).toBe(400);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await changeTo('voll@post.example', cookie)).status);
    }
    expect(statuses).toContain(429);
  });
});

describe('a new password', () => {
  it('ends every other login and keeps this one', async () => {
    const email = 'wechsel@post.example';
    const other = await signInCustomer(test, email);
    const mine = cookieOf(await signIn(email));
    const wish = { current: PASSWORD, password: 'ganz-neues-wort' };
    const changed = await send('/api/auth/change-password', wish, mine);
    expect(changed.status).toBe(200);
    expect((await session(cookieOf(changed.response))).user.email).toBe(email);
    expect(await session(other)).toBeNull();
    const orderList = await test.request('/api/account/orders', { headers: { cookie: other } });
    expect(orderList.status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, wish.password)).status).toBe(200);
  });

  it('wants the one there is, and six characters', async () => {
    const cookie = await signInCustomer(test, 'merkt@post.example');
    const change = (current: string, password: string) =>
      send('/api/auth/change-password', { current, password }, cookie);
    expect((await change('falsch', 'ganz-neues-wort')).code).toBe('invalid_credentials');
    expect((await change(PASSWORD, 'kurz')).code).toBe('password_too_short');
    expect((await signIn('merkt@post.example')).status).toBe(200);
  });
});

it('the language of mails is the one that was chosen', async () => {
  const email = 'english@post.example';
  const cookie = await signInCustomer(test, email);
  expect((await session(cookie)).user.language).toBe('de');
  expect((await send('/api/account/language', { language: 'en' }, cookie, 'PUT')).status).toBe(200);
  expect((await session(cookie)).user.language).toBe('en');
  await test.send('POST', '/api/auth/request-password-reset', { email });
  const reset = (await mailsTo(email)).find(({ kind }) => kind === 'password-reset');
  expect(reset?.language).toBe('en');
  expect((await send('/api/account/language', { language: 'fr' }, cookie, 'PUT')).status).toBe(400);
});

it('the export holds what is kept, and what is only known by address once it is verified', async () => {
  const email = 'alles@post.example';
  await storeOrder(test, { email, status: 'pending' });
  await test.send('POST', '/api/newsletter', { email });
  await test.send('POST', '/api/contact', {
    first_name: 'Ada',
    last_name: 'Muster',
    email,
    subject: 'Frage',
    message: 'Wie lange?',
  });
  const cookie = await signInCustomer(test, email);
  const download = async () => {
    const response = await test.request('/api/account/export', { headers: { cookie } });
    expect(response.headers.get('content-disposition')).toContain('attachment');
    return response.json();
  };
  const before = await download();
  expect(before).toMatchObject({ account: { email }, orders: [], logins: [{}] });
  expect(before).not.toHaveProperty('messages');
  await verify(email);
  const after = await download();
  expect(after).toMatchObject({
    orders: [{ status: 'pending', customerEmail: email }],
    newsletter: [{ status: 'requested' }],
    messages: [{ first_name: 'Ada', message: 'Wie lange?' }],
  });
  expect(JSON.stringify(after)).not.toMatch(/password|token|session/i);
  const kinds = after.mails.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(['contact-receipt', 'newsletter-confirm', 'verify-email']);
});
