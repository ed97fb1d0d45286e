import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DUO } from '#test/cart-items.ts';
import { signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { MIA } from '#test/payments.ts';
import { FULL } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import { LIMITS } from '../http/limits.ts';
import { MAIL_CAUSES } from '../mail-queue/mail-causes.ts';
import type { MailKind } from '../mail-queue/mail-kinds.ts';
import { mails } from '../mail-queue/schema.ts';

const test = await openTestShop({ settings: { trustProxy: ['0.0.0.0/0', '::/0'] } });

const PASSWORD = 'test-passwort';
let visitors = 0;
/** A browser at an address of its own, so that only what is kept per mail address can stand in its way. */
function newVisitor() {
  visitors += 1;
  const from = `198.51.100.${visitors}`;
  return async (path: string, body: object, cookie = '') =>
    (await test.send('POST', path, body, { cookie, 'x-forwarded-for': from })).status;
}

const mailsTo = (recipient: string, kind: MailKind) =>
  test.shop.db.$count(mails, and(eq(mails.recipient, recipient), eq(mails.kind, kind)));

const message = { first_name: 'Mia', last_name: 'M', subject: 'Größe', message: 'Hallo' };

/** Everything that mails an address on a request, by how somebody asks for it. */
const KINDS = {
  contact: (ask: Ask, email: string) => ask('/api/contact', { ...message, email }),
  newsletter: (ask: Ask, email: string) => ask('/api/newsletter', { email }),
  reset: (ask: Ask, email: string) => ask('/api/auth/request-password-reset', { email }),
  'change of address': async (ask: Ask, email: string) => {
    const cookie = await signInCustomer(test, `konto${visitors}@fremd.example`);
    return ask('/api/auth/change-email', { email, password: PASSWORD }, cookie);
  },
};
type Ask = ReturnType<typeof newVisitor>;

describe.each(Object.entries(KINDS))('strangers who ask for %s again and again', (kind, ask) => {
  it('take nothing away from whoever has the address', async () => {
    const email = `${kind.replaceAll(' ', '-')}@opfer.example`;
    const cookie = await signInCustomer(test, email);
    for (let n = 0; n < 6; n += 1) await ask(newVisitor(), email);
    for (const [own, askFor] of Object.entries(KINDS)) {
      expect(await askFor(newVisitor(), email), own).toBe(200);
    }
    expect(await newVisitor()('/api/auth/send-verification-email', {}, cookie)).toBe(200);
    const token = await mailedToken(test, 'password-reset', email);
    const reset = { token, password: 'ganz-neues-wort' };
    expect(await newVisitor()('/api/auth/reset-password', reset)).toBe(200);
  });
});

it('fill no inbox: an address gets three links of a kind that work at a time', async () => {
  const email = 'voll@opfer.example';
  const cookie = await signInCustomer(test, email);
  const verify = () => newVisitor()('/api/auth/send-verification-email', {}, cookie);
  for (let n = 0; n < 5; n += 1) {
    expect(await KINDS.reset(newVisitor(), email)).toBe(200);
    expect(await verify()).toBe(200);
    expect(await KINDS.contact(newVisitor(), email)).toBe(200);
  }
  const sent = async () => [
    await mailsTo(email, 'password-reset'),
    await mailsTo(email, 'verify-email'),
    await mailsTo(email, 'contact-receipt'),
  ];
  expect(await sent()).toEqual([3, 3, 3]);
  test.clock.now += 61 * 60_000;
  expect(await KINDS.reset(newVisitor(), email)).toBe(200);
  expect((await sent())[0]).toBe(4);
});

/** The click that causes each kind of mail. */
const CLICKS = {
  'order-placed': (email) => ['create-checkout', { items: [DUO], customer: { ...MIA, email } }],
  'withdrawal-receipt': (email) => [
    'withdrawals',
    { key: randomUUID(), name: 'Mia', order: '1', email },
  ],
  'verify-email': (email) => ['auth/sign-up/email', { email, password: PASSWORD }],
  'password-reset': (email) => ['auth/request-password-reset', { email }],
  'newsletter-confirm': (email) => ['newsletter', { email }],
  'stock-confirm': (email) => ['stock-requests', { mark: 'pouch:rosa', email }],
  'contact-receipt': (email) => ['contact', { ...message, email }],
} satisfies { readonly [Kind in MailKind]?: (email: string) => readonly [string, object] };

const clicked = Object.keys(CLICKS) as (keyof typeof CLICKS)[];
/** An order takes longer than all others. */
const kinds = FULL ? clicked : clicked.filter((kind) => kind !== 'order-placed');
describe.each(kinds)('%s', (kind) => {
  const [network] = MAIL_CAUSES[kind].network;
  const click = (email: string, from: string) => {
    const [path, body] = CLICKS[kind](email);
    return test.send('POST', `/api/${path}`, body, { 'x-forwarded-for': from });
  };

  it('is refused at the click to a network that causes too many, IPv6 by its /64, and to no other', async () => {
    const queued = () => test.shop.db.$count(mails, eq(mails.kind, kind));
    const from = (host: number) => `2001:db8:${kind.length}:7::${host}`;
    for (let n = 1; n <= LIMITS[network].burst; n += 1) {
      expect((await click(`${kind}${n}@fremd.example`, from(n))).status, `${n}`).not.toBe(429);
    }
    const before = await queued();
    const refused = await click(`${kind}@fremd.example`, from(99));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error, code } = (await refused.json()) as { error: string; code: string };
    expect(code).toBe('too_many_mails');
    expect(error).toContain(test.shop.settings.company.email);
    expect(await queued()).toBe(before);
    expect((await click(`${kind}@fremd.example`, `203.0.113.${kind.length}`)).status).not.toBe(429);
  });
});
