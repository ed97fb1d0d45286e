import { seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import type {
  Attempt,
  Customer,
  MethodChoice,
  SessionRecord,
  Tx,
  Wallet,
  WireIntent,
} from '../records.ts';
import type { World } from '../world.ts';
import { expire, isOverdue } from './expire.ts';
import { complete, completePaid, completePending, type Payment } from './outcomes.ts';
import { newIntent } from './shapes.ts';
import { type DeclineCode, testCard } from './test-cards.ts';

export type PayResult =
  | { kind: 'complete' }
  | { kind: 'action'; attempt: Attempt }
  | { kind: 'declined'; reason: DeclineCode | 'authentication' | Wallet }
  /** The session is no longer open (paid in another tab, expired) or never was. */
  | { kind: 'closed' };

export interface PayRequest {
  customer: Customer;
  method: MethodChoice;
}

/** The customer presses "pay". Only one of any number of presses can find the session open. */
export function pay(world: World, sessionId: string, { customer, method }: PayRequest): PayResult {
  return withOpenSession(world, sessionId, (tx, record) => {
    if (record.session.amount_total === 0) {
      complete(world, tx, record, customer, 'no_payment_required');
      return { kind: 'complete' };
    }
    const intent = intentOf(tx, record) ?? newIntent(record, seconds(world.clock.now()));
    const session = { ...record.session, payment_intent: intent.id };
    const begun = { ...record, attempt: null, draft: customer, session };
    const payment = { world, tx, record: begun, intent, customer, method };
    const needsPage = method.type !== 'card' || testCard(method.number)?.threeDSecure === true;
    return needsPage ? awaitCustomer(payment) : charge(payment);
  });
}

/** The customer approves on the page of the bank, PayPal or Klarna; the latter two may settle later. */
export function approve(
  world: World,
  sessionId: string,
  attemptId: string,
  settles?: { afterMs: number; outcome: 'succeed' | 'fail' },
): PayResult {
  return withAttempt(world, sessionId, attemptId, (payment) => {
    if (!settles) return charge(payment);
    const at = world.clock.now() + settles.afterMs;
    completePending(payment, { at, outcome: settles.outcome });
    return { kind: 'complete' };
  });
}

/** The customer refuses on that page, or gives up there. */
export function deny(world: World, sessionId: string, attemptId: string): PayResult {
  return withAttempt(world, sessionId, attemptId, (payment, step) =>
    decline(payment, step === 'three_d_secure' ? 'authentication' : step),
  );
}

function withOpenSession(
  world: World,
  sessionId: string,
  act: (tx: Tx, record: SessionRecord) => PayResult,
): PayResult {
  const tx = world.store.begin();
  const record = tx.get('sessions', sessionId);
  if (record?.session.status !== 'open') {
    return { kind: 'closed' };
  }
  if (isOverdue(record, world.clock.now())) {
    expire(world, tx, record);
    tx.commit();
    return { kind: 'closed' };
  }
  const result = act(tx, record);
  tx.commit();
  return result;
}

function withAttempt(
  world: World,
  sessionId: string,
  attemptId: string,
  act: (payment: Payment, step: Attempt['step']) => PayResult,
): PayResult {
  return withOpenSession(world, sessionId, (tx, record) => {
    const { attempt } = record;
    const intent = intentOf(tx, record);
    // A newer try, or a refusal in another tab, has replaced this one.
    if (!attempt || attempt.id !== attemptId || !intent) return { kind: 'closed' };
    const { customer, method, step } = attempt;
    return act({ world, tx, record: { ...record, attempt: null }, intent, customer, method }, step);
  });
}

function intentOf(tx: Tx, record: SessionRecord): WireIntent | undefined {
  return tx.get('intents', String(record.session.payment_intent));
}

function keep({ tx, intent }: Payment, record: SessionRecord): void {
  tx.put('intents', intent.id, intent);
  tx.put('sessions', record.session.id, record);
}

function awaitCustomer(payment: Payment): PayResult {
  const { record, customer, method } = payment;
  const step = method.type === 'card' ? 'three_d_secure' : method.type;
  const attempt: Attempt = { id: newId('try'), step, customer, method };
  keep(payment, { ...record, attempt });
  return { kind: 'action', attempt };
}

function charge(payment: Payment): PayResult {
  const { method } = payment;
  const reason = method.type === 'card' ? testCard(method.number)?.decline : undefined;
  if (reason) return decline(payment, reason);
  completePaid(payment);
  return { kind: 'complete' };
}

/** Nothing was charged, and the customer may try again. */
function decline(
  payment: Payment,
  reason: Extract<PayResult, { kind: 'declined' }>['reason'],
): PayResult {
  keep(payment, payment.record);
  return { kind: 'declined', reason };
}
