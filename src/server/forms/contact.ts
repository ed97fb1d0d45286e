import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { contactBody } from '../../contract/forms.ts';
import type { Lang } from '../../routes.ts';
import { contactMessages } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Shop } from '../shop.ts';

/**
 * Stores a message of the contact form, mails it to the shop and, unless the address got enough
 * mails from us lately, a receipt to its sender.
 */
export async function receiveMessage(
  shop: Shop,
  message: z.infer<typeof contactBody>,
  language: Lang,
): Promise<void> {
  const id = randomUUID();
  const { email, subject, urgent = false } = message;
  const person = { firstName: message.first_name, lastName: message.last_name };
  const mayAnswer = shop.limits.take('mailToRecipient', email.toLowerCase()) === 0;
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
      recipient: shop.settings.company.email,
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
      data: {},
    });
  });
}
