import { z } from 'zod';

const count = z.int().min(1).max(1_000_000).default(1);
const delayMs = z.int().min(0).max(86_400_000);
export const refundEnd = z.enum(['succeeded', 'failed', 'canceled']);
/** A fault at the next `count` matches; `sandbox/README.md` lists what each does. */
export const faultRule = z.discriminatedUnion('target', [
  z.strictObject({
    target: z.literal('api'),
    effect: z.enum(['status', 'cut', 'delay']),
    status: z.literal([400, 401, 403, 404, 429, 500, 502, 503]).default(500),
    /** In place of Stripe's own words for the status. */
    message: z.string().optional(),
    when: z.enum(['before', 'after']).default('before'),
    delayMs: delayMs.default(1000),
    count,
    /** Only this method and paths that begin so, e.g. `POST`, `/v1/checkout/sessions`. */
    method: z.enum(['GET', 'POST', 'DELETE']).optional(),
    path: z.string().optional(),
  }),
  z.strictObject({
    target: z.literal('webhook'),
    effect: z.enum(['drop', 'duplicate', 'delay', 'shuffle', 'thin', 'no_data']),
    copies: z.int().min(1).max(20).default(1),
    delayMs: delayMs.default(1000),
    count,
    /** Only this event type, and only events of this checkout session. */
    type: z.string().optional(),
    session: z.string().optional(),
  }),
  z.strictObject({
    target: z.literal('refund'),
    starts: z.enum(['pending', 'succeeded', 'failed']).default('pending'),
    ends: refundEnd.optional(),
    afterMs: delayMs.default(0),
    failure_reason: z.string().optional(),
    count,
    session: z.string().optional(),
  }),
]);

type FaultRule = z.infer<typeof faultRule>;
export type ApiFault = Extract<FaultRule, { target: 'api' }>;
export type WebhookFault = Extract<FaultRule, { target: 'webhook' }>;
export type RefundFault = Extract<FaultRule, { target: 'refund' }>;
/** First state of a refund and, if `ends` is set, the state it reaches by itself. */
export type RefundCourse = Pick<RefundFault, 'starts' | 'ends' | 'afterMs' | 'failure_reason'>;

/** The faults that are still to come; kept in memory only. */
export class Faults {
  #rules: FaultRule[] = [];

  add(rules: readonly FaultRule[]): void {
    this.#rules.push(...rules);
  }

  clear(): void {
    this.#rules = [];
  }

  /** The first API rule that matches, counted down. */
  takeApi(method: string, path: string): ApiFault | undefined {
    const [rule] = this.#of('api').filter(
      (one) => isMet(one.method, method) && path.startsWith(one.path ?? ''),
    );
    return rule && this.#use(rule);
  }

  /** Every webhook rule that matches, counted down. */
  takeWebhook(type: string, sessionId: string | null): WebhookFault[] {
    return this.#of('webhook')
      .filter((one) => isMet(one.type, type) && isMet(one.session, sessionId))
      .map((rule) => this.#use(rule));
  }

  /** The first refund rule that matches, counted down. */
  takeRefund(sessionId: string | null): RefundFault | undefined {
    const [rule] = this.#of('refund').filter((one) => isMet(one.session, sessionId));
    return rule && this.#use(rule);
  }

  #of<T extends FaultRule['target']>(target: T) {
    return this.#rules.filter(
      (rule): rule is Extract<FaultRule, { target: T }> => rule.target === target,
    );
  }

  #use<R extends FaultRule>(rule: R): R {
    this.#rules = this.#rules
      .map((one) => (one === rule ? { ...one, count: one.count - 1 } : one))
      .filter((one) => one.count > 0);
    return rule;
  }
}

function isMet(wanted: string | undefined, actual: string | null): boolean {
  return wanted === undefined || wanted === actual;
}
