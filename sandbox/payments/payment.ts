import { seconds } from '../clock.ts';
import type { Customer, MethodChoice, SessionRecord, WireCharge, WireIntent } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { newCharge } from './charge-shape.ts';
import type { DeclineCode } from './test-cards.ts';

/** One try to pay a checkout. */
export interface Payment {
  world: World;
  tx: Tx;
  record: SessionRecord;
  intent: WireIntent;
  customer: Customer;
  method: MethodChoice;
}

/** Sends an event about this payment. */
export function tell({ world, tx, record }: Payment, type: string, object: object): void {
  emit(world, tx, { type, object, sessionId: record.session.id });
}

export function chargeOf(
  { world, intent, customer, method }: Payment,
  status: 'succeeded' | 'pending' | 'failed',
  decline?: DeclineCode,
): WireCharge {
  const methodId = typeof intent.payment_method === 'string' ? intent.payment_method : '';
  const now = seconds(world.clock.now());
  return newCharge({ intent, methodId, customer, choice: method, status, decline, now });
}
