import { randomUUID } from 'node:crypto';
import type { Lang } from '#routes.ts';
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
}

interface QueueOptions {
  /** Time in which the mail can still be taken back. */
  readonly waitSeconds?: number;
}

/**
 * Stores a mail and the job that sends it, in the transaction of its cause: it goes out if and only
 * if that commits, and once. False when this cause has its mail already.
 */
export async function queueMail<Kind extends MailKind>(
  shop: Shop,
  tx: Transaction,
  mail: NewMail<Kind>,
  { waitSeconds }: QueueOptions = {},
): Promise<boolean> {
  const id = randomUUID();
  const stored = await tx
    .insert(mails)
    .values({ ...mail, id, createdAt: new Date(shop.now()) })
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
