import type { z } from 'zod';
import { isChargedBack } from '../payments/disputes.ts';
import { createRefund } from '../payments/refunds.ts';
import type { ChargeRecord } from '../records.ts';
import type { Call } from './endpoint.ts';
import { noSuch, refusal } from './fault.ts';
import { integer, metadata, oneOf, text } from './params.ts';

export const REFUND_PARAMS = {
  amount: integer(1),
  charge: text(),
  metadata,
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
};
type Params = z.output<z.ZodObject<typeof REFUND_PARAMS>>;

/** `POST /v1/refunds` */
export function refundCharge(call: Call, params: Params): object {
  const held = findCharge(call, params);
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
    amountCents,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
    cause: call.cause,
  });
}

/** The paid charge that is meant, named by itself or by its intent. */
function findCharge({ tx }: Call, { charge, payment_intent }: Params): ChargeRecord {
  const chargeId = payment_intent === undefined ? charge : chargeOf(tx, payment_intent, charge);
  if (chargeId === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw refusal(message, { code: 'parameter_missing' });
  }
  const held = tx.get('charges', chargeId);
  if (!held) throw noSuch('charge', chargeId, 'charge');
  if (!held.charge.paid) {
    const message = `The charge ${chargeId} was not paid and can't be refunded.`;
    throw refusal(message, { param: 'charge', executed: true });
  }
  return held;
}

function chargeOf(tx: Call['tx'], intentId: string, chargeId: string | undefined): string {
  const param = 'payment_intent';
  const intent = tx.get('intents', intentId);
  if (!intent) throw noSuch(param, intentId, param);
  const latest = intent.latest_charge;
  if (
    intent.status !== 'succeeded' ||
    typeof latest !== 'string' ||
    (chargeId ?? latest) !== latest
  ) {
    const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
    throw refusal(message, { param, executed: true });
  }
  return latest;
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
