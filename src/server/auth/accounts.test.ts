import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountReply } from '#contract/account-session.ts';
import { cookieOf } from '#test/logins.ts';
import { mailedLink, tokenOf } from '#test/mailed-link.ts';
import { openTestShop } from '#test/shop.ts';
import { IPHONE } from '#test/visitors.ts';
import { currentUser } from './login.ts';

const test = await openTestShop();

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  test.send('POST', `/api/auth/${path}`, body, { 'user-agent': IPHONE, ...headers });

const signUp = (email: string, password = 'geheim1', language?: string) =>
  post('sign-up/email', { email, password, ...(language ? { language } : {}) });
const signIn = (email: string, password = 'geheim1') => post('sign-in/email', { email, password });

async function sessionFor(cookie: string) {
  const response = await test.request('/api/auth/session', { headers: { cookie } });
  return accountReply.parse(await response.json()).session;
}

describe('sign-up', () => {
  it('creates the account, logs nobody in and sends a link that proves the address', async () => {
    const response = await signUp('Neu@Example.org', 'geheim1', 'en');
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    const login = await signIn('neu@example.org');
    expect(await sessionFor(cookieOf(login))).toMatchObject({
      user: { email: 'neu@example.org', emailVerified: false },
      isAdmin: false,
      showsAdminLink: false,
    });
    const link = await mailedLink(test, 'verify-email', 'neu@example.org');
    expect(link.pathname).toBe('/en/auth');
    const token = tokenOf(link);
    const verified = await post('verify-email', { token }, { cookie: cookieOf(login) });
    expect(verified.status).toBe(200);
    expect((await sessionFor(cookieOf(login)))?.user.emailVerified).toBe(true);
  });

  it('knows an address at an umlaut domain in both spellings, and shows what its holder writes', async () => {
    expect((await signUp('joerg@müller.example')).status).toBe(200);
    expect((await signUp('joerg@xn--mller-kva.example')).status).toBe(409);
    const login = await signIn('Joerg@MÜLLER.example');
    expect((await sessionFor(cookieOf(login)))?.user.email).toBe('joerg@müller.example');
  });

  it('says so when the account exists, in any spelling of the address, even when two race', async () => {
    const [one, two] = await Promise.all([signUp('da@example.org'), signUp('DA@example.org')]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const again = await signUp('Da@Example.org');
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({
      error:
        'Ein Konto mit dieser E-Mail-Adresse existiert bereits. Versuchen Sie sich anzumelden.',
      code: 'account_exists',
    });
  });

  it.each([
    [{ email: 'a@example.org', password: '12345' }, 422, 'password_too_short'],
    [{ email: 'no address', password: '123456' }, 400, 'invalid_body'],
    [{ email: 'a@example.org', password: 'x'.repeat(129) }, 400, 'invalid_body'],
    [
      { email: 'a@example.org', password: '123456', name: 'www.boese.example' },
      400,
      'invalid_body',
    ],
    [{ email: 'a@example.org', password: '123456', name: 'Mia\u202e' }, 400, 'invalid_body'],
  ])('refuses %j', async (body, status, code) => {
    const response = await post('sign-up/email', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });
});

describe('an address the login library does not know as one', () => {
  const odd = ['tom&jerry@kundin.example', 'a..b@kundin.example', 'a@b.xn--p1ai'];

  it.each(odd)('is refused alike wherever an account would get it: %s', async (email) => {
    await signUp('gewoehnlich@example.org');
    const cookie = cookieOf(await signIn('gewoehnlich@example.org'));
    for (const [path, body] of [
      ['sign-up/email', { email, password: 'geheim1' }],
      ['sign-in/email', { email, password: 'geheim1' }],
      ['request-password-reset', { email }],
      ['change-email', { email, password: 'geheim1' }],
    ] as const) {
      const response = await post(path, body, { cookie });
      expect([response.status, await response.json()], path).toMatchObject([
        400,
        { code: 'invalid_body', error: expect.stringContaining('(email)') },
      ]);
    }
    // The other forms need no account.
    expect((await test.send('POST', '/api/newsletter', { email })).status).toBe(200);
  });

  it('that an account has nevertheless can be verified, too', async () => {
    await signUp('frueher@example.org');
    const cookie = cookieOf(await signIn('frueher@example.org'));
    await test.shop.pool.query('UPDATE users SET email = $1 WHERE email = $2', [
      odd[0],
      'frueher@example.org',
    ]);
    expect((await post('send-verification-email', {}, { cookie })).status).toBe(200);
  });
});

describe('sign-in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    await signUp('wer@example.org');
    const wrong = await signIn('wer@example.org', 'falsch1');
    const unknown = await signIn('niemand@example.org', 'falsch1');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
    const body = await wrong.json();
    expect(body).toEqual(await unknown.json());
    expect(body).toEqual({
      error: 'Ungültige Anmeldedaten. Bitte überprüfen Sie E-Mail und Passwort.',
      code: 'invalid_credentials',
    });
  });

  it('sets cookies that no script reads; stores no address, and of the browser its kind', async () => {
    await signUp('cookie@example.org');
    const cookies = (await signIn('cookie@example.org')).headers.getSetCookie();
    expect(cookies.filter((line) => !/HttpOnly; SameSite=Lax/.test(line))).toEqual([]);
    const { rows } = await test.shop.pool.query(
      'SELECT l.* FROM logins l JOIN users u ON u.id = l.user_id WHERE u.email = $1',
      ['cookie@example.org'],
    );
    expect(rows).toMatchObject([{ ip_address: null, user_agent: 'Safari, phone' }]);
  });
});

describe('sign-out and reset', () => {
  beforeAll(() => {
    // Limits of one address refill.
    test.clock.now += 2 * 60_000;
  });

  it('ends the login at the server too', async () => {
    await signUp('raus@example.org');
    const cookie = cookieOf(await signIn('raus@example.org'));
    expect(await currentUser(test.shop, { headers: new Headers({ cookie }) })).toMatchObject({
      email: 'raus@example.org',
      language: 'de',
    });
    const out = await post('sign-out', {}, { cookie });
    expect(out.status).toBe(200);
    expect(await sessionFor(cookieOf(out))).toBeNull();
    const kept = { headers: new Headers({ cookie }) };
    expect(await currentUser(test.shop, kept)).toBeNull();
  });

  it('sets a new password by the mailed link, once, and ends the old logins', async () => {
    await signUp('reset@example.org');
    const cookie = cookieOf(await signIn('reset@example.org'));
    const known = await post('request-password-reset', { email: 'Reset@example.org' });
    const unknown = await post('request-password-reset', { email: 'nie@example.org' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect(await known.text()).toBe(await unknown.text());
    const link = await mailedLink(test, 'password-reset', 'reset@example.org');
    expect(link.pathname).toBe('/auth');
    const token = tokenOf(link);
    const check = () => post('check-link', { kind: 'password-reset', token });
    expect((await check()).status).toBe(200);
    const short = await post('reset-password', { token, password: 'kurz' });
    expect(await short.json()).toMatchObject({ code: 'password_too_short' });
    expect((await post('reset-password', { token, password: 'neues-wort' })).status).toBe(200);
    const twice = await post('reset-password', { token, password: 'drittes-wort' });
    expect([twice.status, await twice.json()]).toMatchObject([400, { code: 'invalid_token' }]);
    expect(await (await check()).json()).toMatchObject({ code: 'invalid_token' });
    const broken = await post('reset-password', { token: `${token}\0`, password: 'neues-wort' });
    expect(await broken.json()).toMatchObject({ code: 'invalid_body' });
    const kept = { headers: new Headers({ cookie }) };
    expect(await currentUser(test.shop, kept)).toBeNull();
    expect((await signIn('reset@example.org')).status).toBe(401);
    expect((await signIn('reset@example.org', 'neues-wort')).status).toBe(200);
  });
});

it('knows nobody by a cookie it did not sign', async () => {
  const partsOf = async (email: string) => {
    await signUp(email);
    const cookie = decodeURIComponent(cookieOf(await signIn(email)));
    const [, token = '', signature = ''] = /session_token=([^.]+)\.([^;]+)/.exec(cookie) ?? [];
    return { token, signature };
  };
  const { token, signature } = await partsOf('eigen@example.org');
  const other = await partsOf('fremd@example.org');
  const cookieWith = (value: string) => `elvare.session_token=${encodeURIComponent(value)}`;
  expect(await sessionFor(cookieWith(`${token}.${signature}`))).not.toBeNull();
  const guessed = (secret: string) => createHmac('sha256', secret).update(token).digest('base64');
  const forged = [
    ...['', token, 'null', 'made-up.c2lnbmF0dXJl', `' OR 1=1 --.${signature}`],
    ...[`${token}x.${signature}`, `${other.token}.${signature}`, `${token}.${other.signature}`],
    ...['', signature.slice(0, -4), Buffer.alloc(32).toString('base64'), guessed('secret')].map(
      (made) => `${token}.${made}`,
    ),
  ];
  for (const value of forged) expect(await sessionFor(cookieWith(value)), value).toBeNull();
});

it('does not offer the rest of the library', async () => {
  for (const path of ['update-user', 'delete-user', 'list-sessions', 'sign-in/social']) {
    expect((await post(path, {})).status, path).toBeGreaterThanOrEqual(404);
  }
});
