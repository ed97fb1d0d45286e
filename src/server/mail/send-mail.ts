import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OrderItem } from '#contract/checkout.ts';
import { type BoxLine, boxLinesOf } from '#rules/packed-box.ts';
import { rangeOf } from '#rules/range.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { isHeld, openRestore } from '../backup/hold.ts';
import { firmOf } from '../firm.ts';
import { readNotice } from '../guarantee/read-notice.ts';
import type { JobRun } from '../jobs/jobs.ts';
import {
  isOver,
  keptWords,
  MAIL_DATA,
  MAIL_KINDS,
  SECRET_KINDS,
} from '../mail-queue/mail-kinds.ts';
import { withLinks } from '../mail-queue/mailed-url.ts';
import { mails } from '../mail-queue/schema.ts';
import type { HasMedia } from '../media/media-files.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { papers } from '../papers/schema.ts';
import { catalogueOf, type RangeShop, type Shop, type Transaction } from '../shop.ts';
import { type ComposedMail, composeMail, type MailOfKind } from './compose.ts';
import { readLegalText } from './legal-text.ts';
import { packedBoxDrawing } from './packed-box-drawing.ts';
import { type Delivery, type DeliveryFailure, deliver } from './transport.ts';

type MailShop = RangeShop & HasMedia;

type MailRow = typeof mails.$inferSelect;

/** Five days, as mail servers do (RFC 5321, section 4.5.4.1): pauses double from 5 s to 4 h. */
const RETRYING = { retries: 41, longestPauseSeconds: 4 * 60 * 60 };
const HOUR_MS = 60 * 60 * 1000;
/** A mail that is delayed by this much raises an alert before it is given up. */
const TELL_AFTER_MS = HOUR_MS;
/** One alert for all mails: when the mail server is away, every one of them is late. */
export const ALERT_SUBJECT = 'mails';

/**
 * The `send-mail` job. Passing failures are tried again for days with growing pauses; after the last
 * one, or once the mail server refuses the recipient for good, the mail is a dead letter
 * (`failed_at`) that the owner is told of and can send again. Its Message-ID comes from the
 * row, so that a mail which is sent twice because the process died after the server had taken it is
 * the same mail to the reader's program.
 */
export async function sendMail(shop: MailShop, mailId: string, run: JobRun): Promise<void> {
  const alone = await shop.locks.runAlone(`mail:${mailId}`, async () => {
    const [mail] = await shop.db.select().from(mails).where(eq(mails.id, mailId));
    if (!mail || mail.sentAt !== null || isHeld(await openRestore(shop), mail)) return;
    if (isOver(mail, shop.now())) return dropMail(shop, mail);
    const failure = await trySending(shop, mail);
    if (failure === null) await noteSent(shop, mail);
    else await noteFailed(shop, mail, failure, run.isLast || failure.permanent);
  });
  if (!alone.ok) throw new Error(`mail ${mailId} is being sent already`);
}

/** Deletes a mail that would come too late, so that its cause can queue it again. */
async function dropMail(shop: Shop, mail: MailRow): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.delete(mails).where(eq(mails.id, mail.id));
    await closeAlert(shop, tx, mail);
  });
  shop.log.warn('a mail came too late and was dropped', { mail: mail.id, kind: mail.kind });
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
      // Marks the payment as confirmed, for a rebuild.
      if (mail.kind === 'order-confirmation') {
        await shop.jobs.add('label-payment', { orderId }, { tx });
      }
    }
    await closeAlert(shop, tx, mail);
  });
}

/** Resolves the alert after a mail that had failed, unless another one was given up. */
async function closeAlert(shop: Shop, tx: Transaction, mail: MailRow): Promise<void> {
  if (mail.attempts === 0) return;
  const givenUp = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNotNull(mails.failedAt), isNull(mails.sentAt)))
    .limit(1);
  if (givenUp.length === 0) await resolveAlert(shop, tx, 'mail_failed', ALERT_SUBJECT);
}

/** Throws, so that the job runs again, unless the mail is given up. */
async function noteFailed(
  shop: Shop,
  mail: MailRow,
  { reason }: DeliveryFailure,
  isGivenUp: boolean,
): Promise<void> {
  const isLate = shop.now() - mail.createdAt.getTime() > TELL_AFTER_MS;
  await shop.db.transaction(async (tx) => {
    await tx
      .update(mails)
      .set({
        attempts: mail.attempts + 1,
        lastError: reason,
        failedAt: isGivenUp ? new Date(shop.now()) : null,
      })
      .where(eq(mails.id, mail.id));
    // An alert's own mail must not raise the next alert; the back office shows the alert anyway.
    if (mail.kind === 'owner-alert' || !(isGivenUp || isLate)) return;
    await raiseAlert(shop, tx, {
      kind: 'mail_failed',
      subject: ALERT_SUBJECT,
      data: { mail: mail.kind, error: reason },
    });
  });
  if (!isGivenUp) throw new Error(`mail ${mail.id} was not sent`);
}

/** Null when the mail was sent. The reason has nothing about the recipient. */
async function trySending(shop: MailShop, mail: MailRow): Promise<DeliveryFailure | null> {
  const kind = MAIL_KINDS.find((known) => known === mail.kind);
  if (kind === undefined) return { reason: `unknown kind ${mail.kind}`, permanent: true };
  const { language } = mail;
  const data = withLinks(shop.settings, mail);
  if (!MAIL_DATA[kind].safeParse(data).success) {
    return { reason: `the data does not fit ${kind}`, permanent: true };
  }
  const words = keptWords(mail.data);
  const composed = await composeNow(shop, { kind, language, data, words });
  const file = await readFile(shop, composed.paper);
  return deliverNow(shop, { id: mail.id, recipient: mail.recipient, ...composed, file });
}

/** Reads the file of the paper that a mail brings. */
async function readFile({ db }: Pick<Shop, 'db'>, number: string | undefined) {
  if (number === undefined) return undefined;
  const [paper] = await db
    .select({ content: papers.pdf })
    .from(papers)
    .where(eq(papers.number, number));
  return paper?.content ? { filename: `${number}.pdf`, content: paper.content } : undefined;
}

export interface Packed {
  /** Lines that the open box of the mail holds. */
  readonly packed?: readonly BoxLine[] | undefined;
}

/** Composes a mail with the legal texts of its order, and the notice about the legal guarantee where it belongs. */
export async function composeNow(
  shop: RangeShop,
  mail: MailOfKind & { readonly data: object },
): Promise<ComposedMail & Pick<Delivery, 'notice'> & Packed> {
  const { kind, language } = mail;
  const { legalText: hash } = mail.data as { readonly legalText?: unknown };
  const { items = [] } = mail.data as { readonly items?: readonly OrderItem[] };
  const legalText = typeof hash === 'string' ? await readLegalText(shop, hash) : undefined;
  const notice = kind === 'order-confirmation' ? await readNotice(shop.db, language) : undefined;
  const settings = { ...shop.settings, ...firmOf(shop) };
  const composed = composeMail(mail, settings, {
    ...catalogueOf(shop),
    legalText,
    noticeAddress: notice?.address,
  });
  const { find } = rangeOf(catalogueOf(shop));
  const packed = kind === 'order-confirmation' ? boxLinesOf(items, find) : undefined;
  return { ...composed, notice: notice?.png, packed };
}

/** Hands a mail to the mail server; null when it was taken. */
export async function deliverNow(
  shop: MailShop,
  { packed, ...delivery }: Delivery & Packed,
): Promise<DeliveryFailure | null> {
  const { media } = shop.parts;
  const drawn = packed && (await media.processor.drawPng(packedBoxDrawing(packed)));
  const openBox = drawn?.ok ? Buffer.from(drawn.bytes) : undefined;
  return deliver({ ...shop.settings, ...firmOf(shop) }, { ...delivery, openBox }, (id, name) =>
    media.read(id, name),
  );
}

/** Registers the queue's handler. */
export function mailJobs(shop: MailShop): void {
  shop.jobs.handle('send-mail', ({ mailId }, run) => sendMail(shop, mailId, run), {
    concurrency: 2,
    ...RETRYING,
  });
}
