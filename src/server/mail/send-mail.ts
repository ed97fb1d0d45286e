import { eq } from 'drizzle-orm';
import { runAlone } from '../db/locks.ts';
import { mails } from '../db/schema.ts';
import type { JobRun } from '../jobs/jobs.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { Shop } from '../shop.ts';
import { composeMail } from './compose.ts';
import { MAIL_DATA, MAIL_KINDS, SECRET_KINDS } from './mail-kinds.ts';
import { deliver } from './transport.ts';

type MailRow = typeof mails.$inferSelect;

/**
 * The `send-mail` job. Failures are tried again with growing pauses; after the last one the mail is
 * a dead letter (`failed_at`) that the owner sees and can send again. Its Message-ID comes from the
 * row, so that a mail which is sent twice because the process died after the server had taken it is
 * the same mail to the reader's program.
 */
export async function sendMail(shop: Shop, mailId: string, run: JobRun): Promise<void> {
  const alone = await runAlone(shop.pool, `mail:${mailId}`, async () => {
    const [mail] = await shop.db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt !== null) return;
    const failure = await trySending(shop, mail);
    if (failure === null) await noteSent(shop, mail);
    else await noteFailed(shop, mail, failure, run);
  });
  if (!alone.ok) throw new Error(`mail ${mailId} is being sent already`);
}

async function noteSent(shop: Shop, mail: MailRow): Promise<void> {
  const at = new Date(shop.now());
  const secret = SECRET_KINDS.some((kind) => kind === mail.kind);
  const { orderId } = mail.data;
  await shop.db.transaction(async (tx) => {
    await tx
      .update(mails)
      .set({
        attempts: mail.attempts + 1,
        sentAt: at,
        failedAt: null,
        lastError: null,
        ...(secret && { data: {} }),
      })
      .where(eq(mails.id, mail.id));
    if (typeof orderId === 'string') {
      await appendOrderEvent(tx, orderId, 'mailed', 'mailer', at, { mail: mail.kind });
    }
  });
}

async function noteFailed(shop: Shop, mail: MailRow, failure: string, run: JobRun): Promise<never> {
  await shop.db
    .update(mails)
    .set({
      attempts: mail.attempts + 1,
      lastError: failure,
      failedAt: run.isLast ? new Date(shop.now()) : null,
    })
    .where(eq(mails.id, mail.id));
  throw new Error(`mail ${mail.id} was not sent`);
}

/** What went wrong, without anything about the recipient, or null. */
async function trySending(shop: Shop, mail: MailRow): Promise<string | null> {
  const kind = MAIL_KINDS.find((known) => known === mail.kind);
  if (kind === undefined) return `unknown kind ${mail.kind}`;
  const { language, data } = mail;
  if (!MAIL_DATA[kind].safeParse(data).success) return `the data does not fit ${kind}`;
  const { baseUrl, company } = shop.settings;
  const composed = composeMail({ kind, language, data }, { baseUrl, company });
  return deliver(shop.settings, { id: mail.id, recipient: mail.recipient, ...composed });
}

/** Registers the queue's handler. */
export function mailJobs(shop: Shop): void {
  shop.jobs.handle('send-mail', ({ mailId }, run) => sendMail(shop, mailId, run), {
    concurrency: 2,
  });
}
