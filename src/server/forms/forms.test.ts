import { beforeEach, describe, expect, it } from 'vitest';
import { UNSUBSCRIBED_KEPT_YEARS } from '#catalogue/retention.ts';
import { openPaymentShop } from '#test/payments.ts';
import { mails } from '../mail-queue/schema.ts';
import { retainMessages } from '../retention/retention.ts';
import { contactMessages, newsletterSubscribers } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const test = await openPaymentShop();
beforeEach(async () => {
  await test.shop.db.delete(newsletterSubscribers);
  // Long enough for every limit to be full again.
  await test.pass(24 * 60 * 60);
});

async function send(path: string, body: unknown) {
  const response = await test.send('POST', path, body);
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

async function rawMail(): Promise<string> {
  const list = `${test.sandbox?.inboxUrl}/api/messages`;
  const [first] = (await (await fetch(list)).json()) as { id: string }[];
  return (await fetch(`${list}/${first?.id}/source`)).text();
}

const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const status = async (email: string) =>
  (await test.shop.db.select().from(newsletterSubscribers)).find((row) => row.email === email)
    ?.status;

describe('the newsletter', () => {
  const email = 'mia@kundin.example';
  /** Asks for the newsletter; the token of the mail that comes. */
  const mailedToken = async () => {
    await send('/api/newsletter', { email });
    await test.settle();
    return tokenIn((await test.inbox())[0]?.text);
  };

  it('subscribes only who clicked in the mail', async () => {
    expect((await send('/api/newsletter', { email: 'Mia@Kundin.example' })).status).toBe(200);
    expect(await status(email)).toBe('requested');
    await test.settle();
    const [mail] = await test.inbox();
    expect(mail).toMatchObject({
      to: [email],
      subject: 'Bestätige deine Anmeldung zum Newsletter',
    });
    expect(mail?.text).toContain(`${test.shop.settings.baseUrl}/newsletter#token=`);
    const token = tokenIn(mail?.text);
    expect((await send('/api/newsletter/confirm', { token })).status).toBe(200);
    expect(await status(email)).toBe('confirmed');
    expect((await send('/api/newsletter/confirm', { token })).status).toBe(200);
    // The consent is to the sentence of the mail.
    const [row] = await test.shop.db.select().from(newsletterSubscribers);
    expect(row?.consentVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(row?.consent);
    // The link opens a door, so it is not kept.
    expect(JSON.stringify(await test.shop.db.select().from(mails))).not.toContain(token);
  });

  it('takes an address at an umlaut domain, and mails to it', async () => {
    expect((await send('/api/newsletter', { email: 'Joerg@müller.example' })).status).toBe(200);
    expect(await status('joerg@xn--mller-kva.example')).toBe('requested');
    await test.settle();
    expect(await test.inbox()).toMatchObject([{ to: ['joerg@müller.example'] }]);
  });

  it('answers alike for new, known and subscribed addresses, and mails each once an hour', async () => {
    const first = await send('/api/newsletter', { email });
    const again = await send('/api/newsletter', { email });
    await test.settle();
    expect(await test.inbox()).toHaveLength(1);
    await send('/api/newsletter/confirm', { token: tokenIn((await test.inbox())[0]?.text) });
    test.clock.now += 2 * 60 * 60 * 1000;
    const subscribed = await send('/api/newsletter', { email });
    expect([again, subscribed]).toEqual([first, first]);
    const once = await send('/api/newsletter', { email });
    expect(once).toEqual(first);
    await test.settle();
    // The truth stands in the mail: there is nothing to confirm, and here is the way out.
    const [known, ...before] = await test.inbox();
    expect(before).toHaveLength(1);
    expect(known).toMatchObject({ to: [email], subject: 'Du bekommst unseren Newsletter schon' });
    expect(known?.text).toContain('/newsletter#unsubscribe=');
    expect(await rawMail()).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    expect(await status(email)).toBe('confirmed');
    const rows = await test.shop.db.select().from(mails);
    expect(rows.map(({ kind, data }) => [kind, data])).toContainEqual(['newsletter-known', {}]);
  });

  it('lets go with one click of a mail program, and no old link brings anybody back', async () => {
    await send('/api/newsletter', { email, language: 'en' });
    await test.settle();
    const raw = await rawMail();
    expect(raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    const token = tokenIn((await test.inbox())[0]?.text);
    await send('/api/newsletter/confirm', { token });
    const oneClick = await test.app.request(`/api/newsletter/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await status(email)).toBe('unsubscribed');
    const old = await send('/api/newsletter/confirm', { token });
    expect(old).toMatchObject({ status: 400, body: { code: 'invalid_token' } });
    expect(await status(email)).toBe('unsubscribed');
    // Asking again works, though.
    await send('/api/newsletter', { email });
    expect(await status(email)).toBe('requested');
    expect((await send('/api/newsletter/unsubscribe', { token })).status).toBe(200);
    expect(await status(email)).toBe('unsubscribed');
  });

  it('forgets who never clicked', async () => {
    const token = await mailedToken();
    test.clock.now += 8 * DAY_MS;
    expect((await send('/api/newsletter/confirm', { token })).body.code).toBe('invalid_token');
    await retainMessages(test.shop);
    expect(await status(email)).toBeUndefined();
  });

  it('keeps who unsubscribed for as long as consent may have to be proved, and no longer', async () => {
    const token = await mailedToken();
    await send('/api/newsletter/confirm', { token });
    await send('/api/newsletter/unsubscribe', { token });
    test.clock.now += (UNSUBSCRIBED_KEPT_YEARS * 365 - 1) * DAY_MS;
    await retainMessages(test.shop);
    expect(await status(email)).toBe('unsubscribed');
    test.clock.now += 3 * DAY_MS;
    await retainMessages(test.shop);
    expect(await status(email)).toBeUndefined();
  });

  it('soon forgets who unsubscribed without having consented', async () => {
    const token = await mailedToken();
    await send('/api/newsletter/unsubscribe', { token });
    await retainMessages(test.shop);
    expect(await status(email)).toBe('unsubscribed');
    test.clock.now += 8 * DAY_MS;
    await retainMessages(test.shop);
    expect(await status(email)).toBeUndefined();
  });

  it('refuses unknown links', async () => {
    const token = 'x'.repeat(43);
    expect((await send('/api/newsletter/confirm', { token })).body.code).toBe('invalid_token');
    expect((await send('/api/newsletter/unsubscribe', { token })).body.code).toBe('invalid_token');
  });
});

describe('the contact form', () => {
  const message = {
    first_name: 'Mia',
    last_name: 'Muster',
    email: 'mia@kundin.example',
    subject: 'Größe',
    message: 'Hallo,\nfällt der Kiez Low <b>groß</b> aus?',
  };

  it('stores the message, mails it to the shop and says so to its sender', async () => {
    expect((await send('/api/contact', { ...message, urgent: true })).status).toBe(200);
    await test.settle();
    const stored = await test.shop.db.select().from(contactMessages);
    expect(stored).toMatchObject([{ email: message.email, urgent: true, handledAt: null }]);
    const inbox = await test.inbox();
    const copy = inbox.find(({ to }) => to.includes(test.shop.settings.company.email));
    expect(copy?.subject).toBe('[Dringend] Größe');
    expect(copy?.text).toContain('> fällt der Kiez Low <b>groß</b> aus?');
    expect(copy?.html).toContain('&lt;b&gt;groß&lt;/b&gt;');
    const receipt = inbox.find(({ to }) => to.includes(message.email));
    expect(receipt?.subject).toBe('Deine Nachricht ist bei uns');
    expect(receipt?.text).not.toContain('Kiez');
    await test.shop.db.delete(contactMessages);
  });

  it('puts nothing typed into headers or commands of its own', async () => {
    const subject = 'Hallo\r\nBcc: alle@opfer.example\r\n\r\nText';
    const text = 'Hallo\r\n.\r\nMAIL FROM:<alle@opfer.example>\r\nRCPT TO:<alle@opfer.example>';
    const typed = { subject, first_name: 'Mia\r\nX-Evil: 1', message: text };
    await send('/api/contact', { ...message, ...typed });
    await test.settle();
    const inbox = await test.inbox();
    expect(inbox).toHaveLength(2);
    expect(inbox.flatMap(({ to }) => to)).not.toContain('alle@opfer.example');
    const raw = await rawMail();
    expect(raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(bcc|x-evil):/im);
  });

  it('refuses gaps, what is too long and what is no address, and stores none of it', async () => {
    await test.shop.db.delete(contactMessages);
    for (const bad of [
      { ...message, message: '   ' },
      { ...message, message: 'x'.repeat(5001) },
      { ...message, email: 'mia' },
      { ...message, first_name: 'www.boese.example' },
    ]) {
      test.clock.now += 60 * 60 * 1000;
      expect(await send('/api/contact', bad)).toMatchObject({ body: { code: 'invalid_body' } });
    }
    expect(await test.shop.db.$count(contactMessages)).toBe(0);
  });

  it('is limited', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => send('/api/contact', message)),
    );
    expect(replies.filter(({ status: code }) => code === 429).length).toBeGreaterThan(5);
  });
});
