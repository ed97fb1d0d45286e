import type { Tx, World } from '../world.ts';
import { expire, isOverdue } from './expire.ts';
import { settleDueRefund } from './refunds.ts';
import { settle } from './settle.ts';

const TICK_MS = 500;

/**
 * Does what has come due: expires sessions, settles late payments and refunds. Several ticks may
 * be needed to drain a long list; each commits what it did.
 */
export function runDue(world: World): Promise<void> {
  const now = world.clock.now();
  const tx: Tx = world.store.begin();
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
  return tx.commit();
}

/** Watches the clock until the returned function is called. */
export function startTimer(world: World, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => {
    runDue(world).catch(onFailure);
  }, TICK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
