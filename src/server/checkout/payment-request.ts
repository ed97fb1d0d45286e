import { createHash } from 'node:crypto';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { Customer } from '#contract/customer.ts';
import { sentCents } from '#rules/pricing.ts';
import type { CodeSeeker } from '../discount-codes/reserve-code.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop, Transaction } from '../shop.ts';
import {
  type CartToDraft,
  columnsOf,
  type DraftRefusal,
  type DraftResult,
  draftOrder,
  type OrderDraft,
} from './order-draft.ts';
import type { RequestState } from './start-table.ts';

/** One request to pay. */
export interface PaymentRequest extends CodeSeeker, CartToDraft {
  /** The request's `Idempotency-Key`; null makes a fresh order every time. */
  readonly key: string | null;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** From `/kasse`; undefined where the hosted page asks for it. */
  readonly customer: Customer | undefined;
  /** The body's; undefined for the retry, which names none. */
  readonly paymentMethods: readonly OfferedMethod[] | undefined;
  /** Takes the place of the mail at the click in its limits, once per request; returns why there is none. */
  readonly takeMail: () => DraftRefusal | undefined;
  /** Host the visit came from, if known. */
  readonly referrer: string | null;
}

/** Equal requests have equal hashes: same goods, amounts, promises, language, methods, person and address. */
export function requestHash(
  draft: OrderDraft,
  { user, customer, paymentMethods }: PaymentRequest,
): string {
  const said = JSON.stringify([
    columnsOf(draft),
    paymentMethods ?? null,
    user?.id ?? null,
    user?.email ?? null,
    ...(customer ? [customer] : []),
  ]);
  return createHash('sha256').update(said).digest('base64url');
}

/** Compares a request with the order that its key has made. */
export async function compareRequest(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  wanted: PaymentRequest,
  drafted: DraftResult,
): Promise<RequestState> {
  const equals = (draft: OrderDraft) => requestHash(draft, wanted) === order.requestHash;
  if (drafted.ok) return equals(drafted.draft) ? 'same' : 'other';
  if (drafted.code !== 'price_mismatch') return 'refused';
  const shown = await draftOrder(shop, tx, wanted, sentCents);
  return shown.ok && equals(shown.draft) ? 'outdated' : 'refused';
}
