import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { openTestShop } from '#test/shop.ts';
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
