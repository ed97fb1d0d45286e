import type { z } from 'zod';
import { isChargedBack } from '../payments/disputes.ts';
import { createRefund } from '../payments/refunds.ts';
import type { ChargeRecord } from '../records.ts';
import type { Call } from './endpoint.ts';
import { noSuch, refusal } from './fault.ts';
import { integer, metadata, need, oneOf, text } from './params.ts';

export const REFUND_PARAMS = {
  amount: integer(1),
  metadata,
  payment_intent: need(text()),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
};
type Params = z.output<z.ZodObject<typeof REFUND_PARAMS>>;

/** `POST /v1/refunds` */
export function refundCharge(call: Call, params: Params): object {
  const held = findCharge(call, params.payment_intent);
  const { id, amount, amount_refunded } = held.charge;
  const executed = true;
  if (isChargedBack(call.world, id)) {
    const message = `Charge ${id} has been charged back; cannot issue a refund.`;
    throw refusal(message, { code: 'charge_disputed', executed });
  }
  const left = amount - amount_refunded;
  if (left === 0) {
    const message = `Charge ${id} has already been refunded.`;
    throw refusal(message, { code: 'charge_already_refunded', executed });
  }
  const amountCents = params.amount ?? left;
  if (amountCents > left) {
    const message = `Refund amount (${euros(amountCents)}) is greater than unrefunded amount on charge (${euros(left)})`;
    throw refusal(message, { param: 'amount', executed });
  }
  return createRefund(call.world, call.tx, held, {
    amount: amountCents,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
  });
}

/** The paid charge of the intent. */
function findCharge({ tx }: Call, intentId: string): ChargeRecord {
  const param = 'payment_intent';
  const intent = tx.get('intents', intentId);
  if (!intent) throw noSuch(param, intentId, param);
  const held = tx.get('charges', String(intent.latest_charge));
  if (held?.charge.paid) return held;
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
  throw refusal(message, { param, executed: true });
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
