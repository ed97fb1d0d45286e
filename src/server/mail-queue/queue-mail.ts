import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MailText } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { isWorded, type MailWords, wordsIn } from '#rules/mail-places.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { MailKind, StoredMailData } from './mail-kinds.ts';
import { mails } from './schema.ts';

interface NewMail<Kind extends MailKind> {
  readonly kind: Kind;
  /** Subject of the mail; a pair of kind and `ref` is never queued twice. */
  readonly ref: string;
  readonly recipient: string;
  readonly language: Lang;
  readonly data: StoredMailData<Kind>;
  /** Words of the owner that it keeps; absent: those in force. */
  readonly words?: MailWords;
}

interface QueueOptions {
  /** Time in which the mail can still be taken back. */
  readonly waitSeconds?: number;
}

/**
 * Reads the words of the owner that are in force. A mail keeps those that it was queued with, so that it says the same
 * whenever it is sent.
 */
async function readWords(tx: Transaction, kind: MailKind, language: Lang): Promise<MailWords> {
  if (!isWorded(kind)) return {};
  const { rows } = await tx.execute<{ content: MailText }>(sql`
    select content from catalogue_entries
    where kind = 'mail' and id = ${kind} and replaced_in is null and not removed`);
  return rows[0] ? wordsIn(rows[0].content, language) : {};
}

/**
 * Stores a mail and the job that sends it, in the transaction of its cause: it goes out if and only
 * if that commits, and once. False when this cause has its mail already.
 */
export async function queueMail<Kind extends MailKind>(
  shop: Shop,
  tx: Transaction,
  { words: kept, ...mail }: NewMail<Kind>,
  { waitSeconds }: QueueOptions = {},
): Promise<boolean> {
  const id = randomUUID();
  const words = kept ?? (await readWords(tx, mail.kind, mail.language));
  const hasWords = Object.keys(words).length > 0;
  const data = { ...mail.data, ...(hasWords && { words }) };
  const stored = await tx
    .insert(mails)
    .values({ ...mail, data, id, createdAt: new Date(shop.now()) })
    .onConflictDoNothing({ target: [mails.kind, mails.ref] })
    .returning({ id: mails.id });
  if (stored.length === 0) return false;
  await shop.jobs.add(
    'send-mail',
    { mailId: id },
    { tx, ...(waitSeconds !== undefined && { startAfterSeconds: waitSeconds }) },
  );
  return true;
}
