import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { papers } from '../papers/schema.ts';
import { pullStripeEvents } from '../payments/events/pull-events.ts';
import { handleStripeEvents } from '../payments/events/stripe-events.ts';
import { checkNumbers } from '../payments/order-numbers.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { callStripe } from '../payments/provider.ts';
import { settleCheckout } from '../payments/settle.ts';
import type { Shop, Transaction } from '../shop.ts';
import { isHeld, latestRestore, openRestore, type Restore } from './hold.ts';
import { restores } from './schema.ts';

/** A checkout that began before the backup may be paid after it. */
const LONGEST_CHECKOUT_MS = 24 * 60 * 60 * 1000;

/**
 * Asks the payment provider for everything since the backup: raises order numbers, makes paid orders
 * again, records late payments and refunds. Throws until all of it was read, so that the job runs again.
 */
export async function reconcileRestore(shop: PaymentShop): Promise<void> {
  const restore = await latestRestore(shop);
  if (restore === undefined || restore.reconciledAt !== null) return;
  const wait = (what: string) => new Error(`the restore is not reconciled yet: ${what}`);
  if (!(await checkNumbers(shop))) throw wait('order numbers');
  if (!(await settleSessions(shop, restore))) throw wait('checkout sessions');
  await pullStripeEvents(shop);
  if ((await handleStripeEvents(shop, 'reconciler')) > 0) throw wait('events');
  // The queue was not restored; a payment without a fee, or that doesn't name its papers, was not labelled whole.
  const unwritten = shop.db
    .select({ id: papers.orderId })
    .from(papers)
    .where(isNull(papers.writtenAt));
  const unlabelled = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(and(isNotNull(orders.paidAt), isNull(orders.feeCents)), inArray(orders.id, unwritten)),
    );
  for (const { id } of unlabelled) await shop.jobs.add('label-payment', { orderId: id });
  // Orders that had been closed or deleted since the backup are so again.
  await shop.jobs.add('retention', {}, { singletonKey: 'restore' });
  if (restore.releasedAt !== null) await sendAgain(shop, await unsentMails(shop));
  await shop.db
    .update(restores)
    .set({ reconciledAt: new Date(shop.now()) })
    .where(eq(restores.id, restore.id));
  shop.log.info('the restored shop is reconciled with the payment provider');
}

/**
 * Settles every checkout since the backup that was finished at the provider, whose list of sessions reaches
 * back further than its events (30 days). False when not all of them could be read.
 */
async function settleSessions(shop: PaymentShop, { backupAt }: Restore): Promise<boolean> {
  const since = Math.floor((backupAt.getTime() - LONGEST_CHECKOUT_MS) / 1000);
  const listed = await callStripe(shop, 'find checkout session', async () => {
    let isWhole = true;
    const sessions = shop.stripe.checkout.sessions.list({
      created: { gte: since },
      status: 'complete',
      limit: 100,
    });
    for await (const { id } of sessions) {
      if (await isRecorded(shop, id)) continue;
      const settling = await settleCheckout(shop, id, 'reconciler');
      isWhole &&= settling.ok || settling.reason === 'unknown' || settling.reason === 'no_order';
    }
    return isWhole;
  });
  return listed.ok && listed.value;
}

/** Returns true if an order of this checkout is paid already, so that a repeated run skips it. */
async function isRecorded({ db }: Shop, session: string): Promise<boolean> {
  const isPaid = and(eq(orders.checkoutSessionId, session), isNotNull(orders.paidAt));
  return (await db.$count(orders, isPaid)) > 0;
}

type Mail = typeof mails.$inferSelect;

function unsentMails({ db }: Shop): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.failedAt)));
}

async function sendAgain(shop: Shop, unsent: readonly Mail[], tx?: Transaction): Promise<void> {
  for (const { id } of unsent) await shop.jobs.add('send-mail', { mailId: id }, tx ? { tx } : {});
}

/** Mails that wait for the owner. */
export async function heldMails(shop: Shop): Promise<Mail[]> {
  const restore = await openRestore(shop);
  if (restore === undefined) return [];
  return (await unsentMails(shop)).filter((mail) => isHeld(restore, mail));
}

/** Lets waiting mails go out; returns how many. */
export async function releaseMails(shop: Shop): Promise<number> {
  const held = await heldMails(shop);
  await shop.db.transaction(async (tx) => {
    await tx
      .update(restores)
      .set({ releasedAt: new Date(shop.now()) })
      .where(isNull(restores.releasedAt));
    await sendAgain(shop, held, tx);
  });
  return held.length;
}
