import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { refuseMails } from '#test/stripe-faults.ts';
import { alerts } from '../alerts/schema.ts';
import type { MailKind } from '../mail-queue/mail-kinds.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { mails } from '../mail-queue/schema.ts';
import { MAIL_SAMPLES } from './samples.ts';
import { sendMail } from './send-mail.ts';
import { messageId } from './transport.ts';

const test = await openPaymentShop();

const recipient = 'mia@kundin.example';
const queue = (ref: string, kind: 'contact-copy' | 'owner-alert' = 'contact-copy') =>
  test.shop.db.transaction((tx) =>
    queueMail(test.shop, tx, { kind, ref, recipient, language: 'de', data: MAIL_SAMPLES[kind] }),
  );

async function queued(kind: MailKind = 'contact-copy') {
  const [mail] = await test.shop.db.select().from(mails).where(eq(mails.kind, kind));
  if (!mail) throw new Error('no mail');
  return mail;
}

const openAlerts = async () =>
  (await test.shop.db.select().from(alerts)).filter(({ resolvedAt }) => resolvedAt === null);

it('sends once per cause, however often it is queued or tried', async () => {
  expect([await queue('a'), await queue('a')]).toEqual([true, false]);
  await test.settle();
  const mail = await queued();
  expect(mail).toMatchObject({ attempts: 1, lastError: null, failedAt: null });
  expect(mail.sentAt).not.toBeNull();
  await sendMail(test.shop, mail.id, { attempt: 2, isLast: false });
  expect(await test.inbox()).toHaveLength(1);
});

it('tries again after a failure, and keeps a dead letter when nothing helped', async () => {
  await queue('c');
  const { id } = await queued();
  await refuseMails(test, 2);
  await expect(sendMail(test.shop, id, { attempt: 1, isLast: false })).rejects.toThrow();
  expect(await queued()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  expect(await openAlerts()).toEqual([]);
  await sendMail(test.shop, id, { attempt: 2, isLast: true });
  expect(await openAlerts()).toMatchObject([
    { kind: 'mail_failed', data: { mail: 'contact-copy' } },
  ]);
  const dead = await queued();
  expect(dead.failedAt).not.toBeNull();
  expect(dead.lastError).toContain('451');
  expect(dead.lastError).not.toContain(recipient);
  expect(test.logged.join('\n')).not.toContain(recipient);

  await sendMail(test.shop, id, { attempt: 3, isLast: false });
  expect(await queued()).toMatchObject({ failedAt: null, lastError: null, attempts: 3 });
  expect(await test.inbox()).toHaveLength(1);
  expect(await openAlerts()).toEqual([]);
});

it('tells the owner of a mail that is late long before it is given up', async () => {
  await queue('late');
  const { id } = await queued();
  await refuseMails(test, 1);
  test.clock.now += 2 * 60 * 60 * 1000;
  await expect(sendMail(test.shop, id, { attempt: 9, isLast: false })).rejects.toThrow();
  expect(await openAlerts()).toHaveLength(1);
});

it('gives a mail up at once when the server refuses its recipient for good', async () => {
  await queue('gone');
  const { id } = await queued();
  await refuseMails(test, 1, 550);
  await sendMail(test.shop, id, { attempt: 1, isLast: false });
  expect((await queued()).failedAt).not.toBeNull();
  expect(await openAlerts()).toHaveLength(1);
});

it('raises no alert about the mail of an alert', async () => {
  await queue('f', 'owner-alert');
  const { id } = await queued('owner-alert');
  await refuseMails(test, 1);
  await sendMail(test.shop, id, { attempt: 42, isLast: true });
  expect(await openAlerts()).toEqual([]);
});

it('sends one mail when several nodes try at once', async () => {
  await queue('d');
  const { id } = await queued();
  const run = { attempt: 1, isLast: false };
  await Promise.allSettled(Array.from({ length: 4 }, () => sendMail(test.shop, id, run)));
  await sendMail(test.shop, id, run);
  expect(await test.inbox()).toHaveLength(1);
});

it('drops a mail at the click whose order can no longer be paid, and closes its alert', async () => {
  const data = { ...MAIL_SAMPLES['order-placed'], payUntil: test.clock.now + 1 };
  await test.shop.db.transaction((tx) =>
    queueMail(test.shop, tx, { kind: 'order-placed', ref: 'h', recipient, language: 'de', data }),
  );
  const { id } = await queued('order-placed');
  await refuseMails(test, 1);
  await sendMail(test.shop, id, { attempt: 1, isLast: true });
  expect(await openAlerts()).toHaveLength(1);
  test.clock.now += 1;
  await sendMail(test.shop, id, { attempt: 2, isLast: false });
  expect(await test.inbox()).toEqual([]);
  expect(await test.shop.db.$count(mails, eq(mails.id, id))).toBe(0);
  expect(await openAlerts()).toEqual([]);
});

it('names a mail the same on every try', () => {
  expect(messageId('4f0c', 'Elvare <hallo@elvare.example>')).toBe('<4f0c@elvare.example>');
  expect(messageId('4f0c', 'x')).toBe('<4f0c@localhost>');
});
