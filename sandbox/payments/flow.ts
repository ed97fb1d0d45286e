import { seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import type {
  Attempt,
  Customer,
  MethodChoice,
  SessionRecord,
  Wallet,
  WireIntent,
} from '../records.ts';
import type { Tx, World } from '../world.ts';
import { expire, isOverdue } from './expire.ts';
import { authenticationFailed, cardDeclined, walletDeclined } from './failures.ts';
import { newIntent } from './intent-shape.ts';
import { newMethod } from './method-shape.ts';
import { completeFree, completePaid, completePending } from './outcomes.ts';
import { type Payment, tell } from './payment.ts';
import { type DeclineCode, testCard } from './test-cards.ts';

export type PayResult =
  | { kind: 'complete' }
  | { kind: 'action'; attempt: Attempt }
  | { kind: 'declined'; reason: DeclineCode | 'authentication' | Wallet }
  /** The session is no longer open (paid in another tab, expired) or never was. */
  | { kind: 'closed' };

/** The result, and when everything about it is on disk. */
export interface Paying {
  result: PayResult;
  saved: Promise<void>;
}

export interface PayRequest {
  customer: Customer;
  method: MethodChoice;
}

/** The customer presses "pay". Only one of any number of presses can find the session open. */
export function pay(world: World, sessionId: string, { customer, method }: PayRequest): Paying {
  return withOpenSession(world, sessionId, (tx, record) => {
    if (record.session.amount_total === 0) {
      completeFree(world, tx, record, customer);
      return { kind: 'complete' };
    }
    const payment = startPayment({ world, tx, record, customer, method });
    const needsPage = method.type !== 'card' || testCard(method.number)?.threeDSecure === true;
    return needsPage ? awaitCustomer(payment) : charge(payment);
  });
}

/** The customer approves on the page of the bank, PayPal or Klarna; the latter two may settle later. */
export function approve(
  world: World,
  sessionId: string,
  attemptId: string,
  settles: 'now' | { afterMs: number; outcome: 'succeed' | 'fail' } = 'now',
): Paying {
  return withAttempt(world, sessionId, attemptId, (payment) => {
    if (settles === 'now') return charge(payment);
    const at = world.clock.now() + settles.afterMs;
    completePending(payment, { at, outcome: settles.outcome });
    return { kind: 'complete' };
  });
}

/** The customer refuses on that page, or gives up there. */
export function deny(world: World, sessionId: string, attemptId: string): Paying {
  return withAttempt(world, sessionId, attemptId, (payment, step) => {
    if (step === 'three_d_secure') {
      authenticationFailed(payment);
      return { kind: 'declined', reason: 'authentication' };
    }
    walletDeclined(payment);
    return { kind: 'declined', reason: step };
  });
}

function withOpenSession(
  world: World,
  sessionId: string,
  act: (tx: Tx, record: SessionRecord) => PayResult,
): Paying {
  const tx = world.store.begin();
  const record = tx.get('sessions', sessionId);
  if (record?.session.status !== 'open') {
    return { result: { kind: 'closed' }, saved: world.store.settled() };
  }
  if (isOverdue(record, world.clock.now())) {
    expire(world, tx, record);
    return { result: { kind: 'closed' }, saved: tx.commit() };
  }
  const result = act(tx, record);
  return { result, saved: tx.commit() };
}

function withAttempt(
  world: World,
  sessionId: string,
  attemptId: string,
  act: (payment: Payment, step: Attempt['step']) => PayResult,
): Paying {
  return withOpenSession(world, sessionId, (tx, record) => {
    const { attempt } = record;
    const intent = intentOf(tx, record);
    // A newer try, or a refusal in another tab, has replaced this one.
    if (!attempt || attempt.id !== attemptId || !intent) return { kind: 'closed' };
    const { customer, method, step } = attempt;
    return act({ world, tx, record: { ...record, attempt: null }, intent, customer, method }, step);
  });
}

function startPayment(begun: Omit<Payment, 'intent'>): Payment {
  const { world, tx, record, customer, method } = begun;
  const now = seconds(world.clock.now());
  const found = intentOf(tx, record);
  const intent = found ?? newIntent(record, now);
  if (!found) tell({ ...begun, intent }, 'payment_intent.created', intent);
  const paymentMethod = newMethod(customer, method, now);
  tx.put('methods', paymentMethod.id, paymentMethod);
  const session = { ...record.session, payment_intent: intent.id };
  return {
    ...begun,
    record: { ...record, attempt: null, draft: customer, session },
    intent: { ...intent, amount: session.amount_total ?? 0, payment_method: paymentMethod.id },
  };
}

function intentOf(tx: Tx, record: SessionRecord): WireIntent | undefined {
  const id = record.session.payment_intent;
  return typeof id === 'string' ? tx.get('intents', id) : undefined;
}

function awaitCustomer(payment: Payment): PayResult {
  const { world, tx, record, intent, customer, method } = payment;
  const step = method.type === 'card' ? 'three_d_secure' : method.type;
  const attempt: Attempt = { id: newId('try'), step, customer, method };
  const page = `${world.baseUrl}/c/pay/${record.session.id}`;
  const waiting: WireIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { url: `${page}/${step}/${attempt.id}`, return_url: page },
    },
  };
  tx.put('intents', waiting.id, waiting);
  tx.put('sessions', record.session.id, { ...record, attempt });
  tell(payment, 'payment_intent.requires_action', waiting);
  return { kind: 'action', attempt };
}

function charge(payment: Payment): PayResult {
  const { method } = payment;
  const decline = method.type === 'card' ? testCard(method.number)?.decline : undefined;
  if (!decline) {
    completePaid(payment);
    return { kind: 'complete' };
  }
  cardDeclined(payment, decline);
  return { kind: 'declined', reason: decline };
}
