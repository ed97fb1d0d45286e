import { seconds } from '../clock.ts';
import type { SessionRecord, WireIntent, WireSession } from '../records.ts';
import { type Cause, emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';

export function isOverdue(record: SessionRecord, nowMs: number): boolean {
  return record.session.status === 'open' && record.session.expires_at * 1000 <= nowMs;
}

/** Ends an open session without payment; a payment under way is cancelled with it. */
export function expire(world: World, tx: Tx, record: SessionRecord, cause?: Cause): WireSession {
  const session: WireSession = { ...record.session, status: 'expired', url: null };
  const sessionId = session.id;
  tx.put('sessions', sessionId, { ...record, session, attempt: null });
  const intentId = session.payment_intent;
  const intent = typeof intentId === 'string' ? tx.get('intents', intentId) : undefined;
  if (intent) {
    const canceled: WireIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: seconds(world.clock.now()),
      cancellation_reason: 'expired',
      next_action: null,
    };
    tx.put('intents', canceled.id, canceled);
    emit(world, tx, { type: 'payment_intent.canceled', object: canceled, sessionId, cause });
  }
  emit(world, tx, { type: 'checkout.session.expired', object: session, sessionId, cause });
  return session;
}
