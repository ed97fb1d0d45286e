import { randomUUID } from 'node:crypto';
import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { HANDLED_MESSAGES_KEPT_DAYS, UNHANDLED_MESSAGES_KEPT_DAYS } from '#catalogue/retention.ts';
import type { contactBody } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts';
import { firmOf } from '../firm.ts';
import { mailboxOf } from '../mail-queue/mail-causes.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { mails } from '../mail-queue/schema.ts';
import { catalogueOf, type RangeShop, type Shop } from '../shop.ts';
import { contactMessages } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a message of the contact form, mails it to the shop and, unless the address got enough
 * mails from us lately, a receipt to its sender.
 */
export async function receiveMessage(
  shop: RangeShop,
  message: z.infer<typeof contactBody>,
  language: Lang,
): Promise<void> {
  const id = randomUUID();
  const { email, subject, urgent = false } = message;
  const person = { firstName: message.first_name, lastName: message.last_name };
  const mayAnswer = shop.limits.take('contactReceipt', mailboxOf(email)) === 0;
  await shop.db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({
      id,
      ...person,
      email,
      subject,
      message: message.message,
      urgent,
      language,
      createdAt: new Date(shop.now()),
    });
    await queueMail(shop, tx, {
      kind: 'contact-copy',
      ref: id,
      recipient: firmOf(shop).company.email || shop.settings.adminEmail,
      // The owner reads German, whatever the sender speaks.
      language: 'de',
      data: { ...person, email, subject, message: message.message, urgent },
    });
    if (!mayAnswer) return;
    await queueMail(shop, tx, {
      kind: 'contact-receipt',
      ref: id,
      recipient: email,
      language,
      data: { answerHours: catalogueOf(shop).facts.supportAnswerHours },
    });
  });
}

/**
 * Deletes messages some time after they were handled, or a longer time after they came, and the mails
 * that say the same.
 */
export async function retainContact(shop: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { id, createdAt, handledAt } = contactMessages;
  const daysAgo = (days: number) => new Date(shop.now() - days * DAY_MS);
  const isOver = or(
    lt(handledAt, daysAgo(HANDLED_MESSAGES_KEPT_DAYS)),
    and(isNull(handledAt), lt(createdAt, daysAgo(UNHANDLED_MESSAGES_KEPT_DAYS))),
  );
  await inBatches(() =>
    shop.db.transaction(async (tx) => {
      const old = await tx
        .select({ id })
        .from(contactMessages)
        .where(isOver)
        .limit(BATCH_ROWS)
        .for('update');
      const ids = old.map((row) => row.id);
      await tx
        .delete(mails)
        .where(
          and(
            inArray(mails.kind, ['contact-copy', 'contact-receipt', 'contact-reply']),
            inArray(mails.ref, ids),
          ),
        );
      return tx.delete(contactMessages).where(inArray(id, ids));
    }),
  );
}
