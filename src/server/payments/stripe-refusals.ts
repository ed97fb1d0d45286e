import { and, eq, isNull, like, or } from 'drizzle-orm';
import Stripe from 'stripe';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { alerts } from '../alerts/schema.ts';
import type { StripeShop } from './payment-state.ts';

/** Stripe understood a call and said no; in its own words, without anything about a person. */
export interface Refusal {
  readonly message: string;
  readonly type: string;
  readonly code: string | null;
  readonly param: string | null;
  readonly status: number | null;
  readonly requestId: string | null;
}

/** Stripe knows no such object, with the key that asked. */
export const isMissing = ({ code }: Refusal): boolean => code === 'resource_missing';

const KIND = 'provider_refused';
/** Stands for every operation: a wrong key is one fault, not one per call. */
const ANY = 'any call';
/** Another node may have raised an alert; after this long a success looks for it again. */
const LOOK_AGAIN_MS = 60_000;

const EMAIL = /[^\s@<>"'`(),;:]+@[^\s@<>"'`(),;:]+/g;

/** Reads an error of the library; undefined when Stripe did not refuse (slow, cut off, 429, 5xx). */
export function refusalOf(error: Stripe.errors.StripeError): Refusal | undefined {
  const { errors } = Stripe;
  const refused =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError;
  if (!refused) return undefined;
  return {
    message: error.message.replace(EMAIL, '…'),
    type: error.type,
    code: error.code ?? null,
    param: error.param ?? null,
    status: error.statusCode ?? null,
    requestId: error.requestId ?? null,
  };
}

/** Tells the owner that Stripe refused `operation`. Never throws: the caller has its own failure. */
export async function alertRefusal(
  shop: StripeShop,
  operation: string,
  refusal: Refusal,
): Promise<void> {
  const { message, type, code, param, requestId } = refusal;
  const of = refusal.status === 401 ? ANY : operation;
  shop.parts.payments.refusalsLookedAt.clear();
  const data = { operation, message, type, code, param, requestId };
  await shop.db
    .transaction((tx) =>
      raiseAlert(shop, tx, { kind: KIND, subject: `${of}: ${code ?? type}`, data }),
    )
    .catch((error: unknown) =>
      shop.log.error('a refusal could not be noted', error, { operation }),
    );
}

/** Closes the alerts about `operation` because it works again. Never throws. */
export async function resolveRefusals(shop: StripeShop, operation: string): Promise<void> {
  const { refusalsLookedAt: lookedAt } = shop.parts.payments;
  const now = shop.now();
  if (now - (lookedAt.get(operation) ?? Number.NEGATIVE_INFINITY) < LOOK_AGAIN_MS) return;
  lookedAt.set(operation, now);
  try {
    const open = await shop.db
      .select({ subject: alerts.subject })
      .from(alerts)
      .where(
        and(
          eq(alerts.kind, KIND),
          isNull(alerts.resolvedAt),
          or(like(alerts.subject, `${operation}: %`), like(alerts.subject, `${ANY}: %`)),
        ),
      );
    for (const { subject } of open) await resolveAlert(shop, shop.db, KIND, subject);
  } catch (error) {
    lookedAt.delete(operation);
    shop.log.warn('alerts about refusals could not be looked at', { reason: String(error) });
  }
}
