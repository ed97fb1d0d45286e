import type { CartItem } from '#rules/cart.ts';
import type { LineChange } from '#rules/reprice.ts';
import { loadPartTexts, translatorFor } from '../i18n/translate.ts';
import { askSoldOut } from '../sold-out/follow-sold-out.ts';
import { closeToast, showToast } from '../toasts/toast-store.ts';
import { type CheckoutRequest, requestCheckout } from './checkout.ts';
import { dropEndedCode } from './ended-code.ts';
import { keepTold } from './line-prices.ts';
import { sayPaid } from './settle-attempt.ts';

/**
 * The payment page is there by then, or it may never come: the visitor has stopped it, or it answered
 * with nothing. Asking again leads to the same page.
 */
const PAGE_COMES_MS = 5_000;

/** Messages of the browser itself. */
const OWN_SENTENCES: Readonly<Record<string, 'offline' | 'cart.changed'>> = {
  offline: 'offline',
  cart_changed: 'cart.changed',
};

/**
 * Refusals that the same press may not meet again. The others are about the cart, and say themselves what helps: they
 * are no failure of the payment.
 */
const MAY_PASS: ReadonlySet<string> = new Set([
  'offline',
  'unavailable',
  'internal',
  'no_url',
  'rate_limited',
  'payment_unavailable',
  'idempotency_conflict',
  'attempt_over',
]);

interface PaymentRefusal {
  readonly code: string;
  /** Sentence about the cart; empty where its lines or a field say it themselves. */
  readonly why: string;
  readonly lines?: readonly LineChange[] | undefined;
  /** Field of the customer that is wrong. */
  readonly field?: string | undefined;
}

/**
 * Asks for the payment page and goes there, or returns why not. Undefined if it goes, and for a cart that was paid
 * already. `titleOf` names a line.
 */
export async function startPayment(
  request: CheckoutRequest,
  onBusy: (busy: boolean) => void,
  titleOf: (line: CartItem) => string,
): Promise<PaymentRefusal | undefined> {
  const { items, lang } = request;
  onBusy(true);
  await loadPartTexts(lang);
  const t = translatorFor(lang);
  let starting = 0;
  const outcome = await requestCheckout(request, () => {
    starting = showToast({ title: t('pay.start'), text: t('pay.forward') });
  });
  if (outcome.ok) {
    location.assign(outcome.url);
    setTimeout(() => onBusy(false), PAGE_COMES_MS);
    return undefined;
  }
  onBusy(false);
  const { code, message, field, lines } = outcome;
  if (code === 'already_paid') {
    closeToast(starting);
    void sayPaid();
    return undefined;
  }
  if (field) return { code, why: '', field };
  if (lines) {
    keepTold(items, lines);
    if (lines.some(({ state }) => state !== 'price')) void askSoldOut();
    if (lines.some(({ state }) => state === 'price' || state === 'gone'))
      return { code, why: '', lines };
  }
  if (code === 'sold_out') void askSoldOut();
  dropEndedCode(code, message);
  if (code === 'no_url') console.warn(t('pay.noUrl'));
  const line = items[outcome.item ?? -1];
  const own = OWN_SENTENCES[code];
  const sentence = own ? t(own) : message;
  // Nothing is starting any more.
  closeToast(starting);
  if (MAY_PASS.has(code)) {
    showToast({ title: t('pay.error'), text: t('pay.failed'), tone: 'destructive' });
  }
  return { code, why: line ? `${titleOf(line)}: ${sentence}` : sentence, lines };
}
