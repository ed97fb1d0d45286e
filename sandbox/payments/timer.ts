import { seconds } from '../clock.ts';
import { isAlive } from '../stripe/idempotency.ts';
import type { World } from '../world.ts';
import { payOut } from './balance.ts';
import { expire, isOverdue } from './expire.ts';
import { settle } from './outcomes.ts';
import { settleDueRefund } from './refunds.ts';

const TICK_MS = 500;
/** Stripe lists events of the last 30 days. */
const EVENT_LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/**
 * Does what has come due: expires sessions, settles late payments and refunds. Several ticks may
 * be needed to drain a long list; each commits what it did.
 */
export function runDue(world: World): void {
  const now = world.clock.now();
  const tx = world.store.begin();
  for (const record of world.store.values('sessions')) {
    if (isOverdue(record, now)) expire(world, tx, record);
    else if (record.settlement && record.settlement.at <= now) {
      settle(world, tx, record, record.settlement);
    }
  }
  for (const record of world.store.values('refunds')) {
    // Two refunds of one charge must see each other's sums: the transaction reads its own writes.
    settleDueRefund(world, tx, record);
  }
  payOut(world, tx);
  // What Stripe forgets. Collections are in order of time, so the first young record ends each.
  for (const record of world.store.values('idempotency')) {
    if (isAlive(record, now)) break;
    tx.delete('idempotency', record.key);
  }
  for (const event of world.store.values('events')) {
    if (event.created + EVENT_LIFETIME_SECONDS > seconds(now)) break;
    tx.delete('events', event.id);
  }
  tx.commit();
}

/** Watches the clock until the returned function is called. */
export function startTimer(world: World): () => void {
  const timer = setInterval(() => runDue(world), TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
