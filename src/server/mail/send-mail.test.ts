import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPaymentShop, type PaymentShop } from '../../../test/payments.ts';
import { mails } from '../db/schema.ts';
import { queueMail } from './queue-mail.ts';
import { MAIL_SAMPLES } from './samples.fixture.ts';
import { sendMail } from './send-mail.ts';
import { messageId } from './transport.ts';

let test: PaymentShop;
beforeAll(async () => {
  test = await createPaymentShop();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const recipient = 'mia@kundin.example';
const queue = (ref: string) =>
  test.shop.db.transaction((tx) =>
    queueMail(test.shop, tx, {
      kind: 'contact-copy',
      ref,
      recipient,
      language: 'de',
      data: MAIL_SAMPLES['contact-copy'],
    }),
  );

async function queued() {
  const [mail] = await test.shop.db.select().from(mails);
  if (!mail) throw new Error('no mail');
  return mail;
}

const serverRefuses = (count: number) =>
  fetch(`${test.sandbox?.inboxUrl}/api/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reject: count }),
  });

it('sends once per cause, however often it is queued or tried', async () => {
  expect([await queue('a'), await queue('a')]).toEqual([true, false]);
  await test.settle();
  const mail = await queued();
  expect(mail).toMatchObject({ attempts: 1, lastError: null, failedAt: null });
  expect(mail.sentAt).not.toBeNull();
  await sendMail(test.shop, mail.id, { attempt: 2, isLast: false });
  expect(await test.inbox()).toHaveLength(1);
});

it('does not send for a cause that was rolled back', async () => {
  const failed = test.shop.db.transaction(async (tx) => {
    await queueMail(test.shop, tx, {
      kind: 'contact-receipt',
      ref: 'b',
      recipient,
      language: 'de',
      data: {},
    });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await test.settle();
  expect(await test.inbox()).toEqual([]);
});

it('tries again after a failure, and keeps a dead letter when nothing helped', async () => {
  await queue('c');
  const { id } = await queued();
  await serverRefuses(2);
  await expect(sendMail(test.shop, id, { attempt: 1, isLast: false })).rejects.toThrow();
  expect(await queued()).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  await expect(sendMail(test.shop, id, { attempt: 2, isLast: true })).rejects.toThrow();
  const dead = await queued();
  expect(dead.failedAt).not.toBeNull();
  expect(dead.lastError).toContain('451');
  expect(dead.lastError).not.toContain(recipient);
  expect(test.logged.join('\n')).not.toContain(recipient);

  await sendMail(test.shop, id, { attempt: 3, isLast: false });
  expect(await queued()).toMatchObject({ failedAt: null, lastError: null, attempts: 3 });
  expect(await test.inbox()).toHaveLength(1);
});

it('sends one mail when several nodes try at once', async () => {
  await queue('d');
  const { id } = await queued();
  const run = { attempt: 1, isLast: false };
  await Promise.allSettled(Array.from({ length: 4 }, () => sendMail(test.shop, id, run)));
  await sendMail(test.shop, id, run);
  expect(await test.inbox()).toHaveLength(1);
});

it('names a mail the same on every try', () => {
  expect(messageId('4f0c', 'Elvare <hallo@elvare.example>')).toBe('<4f0c@elvare.example>');
  expect(messageId('4f0c', 'x')).toBe('<4f0c@localhost>');
});
