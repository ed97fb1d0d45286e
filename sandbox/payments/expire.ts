import { seconds } from '../clock.ts';
import type { SessionRecord, Tx, WireSession } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

export function isOverdue(record: SessionRecord, nowMs: number): boolean {
  return record.session.status === 'open' && record.session.expires_at * 1000 <= nowMs;
}

/** Ends an open session without payment; a payment under way is cancelled with it. */
export function expire(world: World, tx: Tx, record: SessionRecord): WireSession {
  const session: WireSession = { ...record.session, status: 'expired', url: null };
  tx.put('sessions', session.id, { ...record, session, attempt: null });
  const intent = tx.get('intents', String(session.payment_intent));
  if (intent) {
    tx.put('intents', intent.id, {
      ...intent,
      status: 'canceled',
      canceled_at: seconds(world.clock.now()),
      cancellation_reason: 'expired',
    });
  }
  emit(world, tx, 'checkout.session.expired', session, session.id);
  return session;
}
