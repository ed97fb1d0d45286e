import { z } from 'zod';

const count = z.int().min(1).max(1_000_000).default(1);
const delayMs = z.int().min(0).max(86_400_000);
export const refundEnd = z.enum(['succeeded', 'failed', 'canceled']);
export const refundFailure = z.enum([
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'unknown',
]);

/**
 * One trouble to make. API rules: `status` answers an error, `cut` drops the connection, `delay`
 * waits; with `when: 'after'` the call is carried out first and only its answer is lost. A 500
 * before is the call's own failure, which Stripe keeps for its idempotency key. Webhook
 * rules: `drop` never delivers, `duplicate` delivers `copies` more, `delay` waits, `shuffle`
 * delivers at a random moment within `delayMs`, `thin` delivers a thin event, `no_data` a snapshot
 * event without its data. A refund rule says how refunds start and, with
 * `ends`, what becomes of them after `afterMs`; without `ends` they wait for the handle. Each
 * applies to the next `count` matches.
 */
export const faultRule = z.discriminatedUnion('target', [
  z.strictObject({
    target: z.literal('api'),
    effect: z.enum(['status', 'cut', 'delay']),
    status: z.literal([400, 401, 403, 404, 429, 500, 502, 503]).default(500),
    /** In place of Stripe's own words for the status. */
    message: z.string().optional(),
    code: z.string().optional(),
    param: z.string().optional(),
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
    failure_reason: refundFailure.optional(),
    count,
    session: z.string().optional(),
  }),
]);

export type FaultRule = z.infer<typeof faultRule>;
export type ApiFault = Extract<FaultRule, { target: 'api' }>;
export type WebhookFault = Extract<FaultRule, { target: 'webhook' }>;
export type RefundFault = Extract<FaultRule, { target: 'refund' }>;

/** The troubles that are still to be made; kept in memory only. */
export interface Faults {
  add(rules: readonly FaultRule[]): void;
  list(): readonly FaultRule[];
  clear(): void;
  /** The first API rule that matches, counted down. */
  takeApi(method: string, path: string): ApiFault | undefined;
  /** Every webhook rule that matches, counted down. */
  takeWebhook(type: string, sessionId: string | null): WebhookFault[];
  /** The first refund rule that matches, counted down. */
  takeRefund(sessionId: string | null): RefundFault | undefined;
}

export function createFaults(): Faults {
  let rules: FaultRule[] = [];
  const use = (rule: FaultRule): void => {
    rules = rules
      .map((one) => (one === rule ? { ...one, count: one.count - 1 } : one))
      .filter((one) => one.count > 0);
  };
  return {
    add: (more) => {
      rules = [...rules, ...more];
    },
    list: () => rules,
    clear: () => {
      rules = [];
    },
    takeApi: (method, path) => {
      const rule = rules.find(
        (one): one is ApiFault =>
          one.target === 'api' &&
          (one.method === undefined || one.method === method) &&
          (one.path === undefined || path.startsWith(one.path)),
      );
      if (rule) use(rule);
      return rule;
    },
    takeWebhook: (type, sessionId) => {
      const matching = rules.filter(
        (one): one is WebhookFault =>
          one.target === 'webhook' &&
          (one.type === undefined || one.type === type) &&
          (one.session === undefined || one.session === sessionId),
      );
      for (const rule of matching) use(rule);
      return matching;
    },
    takeRefund: (sessionId) => {
      const rule = rules.find(
        (one): one is RefundFault =>
          one.target === 'refund' && (one.session === undefined || one.session === sessionId),
      );
      if (rule) use(rule);
      return rule;
    },
  };
}
