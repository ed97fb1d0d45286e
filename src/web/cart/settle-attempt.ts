import { callApi } from '#browser/api.ts';
import { checkoutAttemptReply } from '#contract/checkout.ts';
import { withoutBought } from '#rules/bought-lines.ts';
import { totalQuantity } from '#rules/cart.ts';
import { loadPartTexts, translatorFor } from '../i18n/translate.ts';
import { getShownTarget } from '../runtime/shown.ts';
import { showToast } from '../toasts/toast-store.ts';
import { endAttempt, inTurn } from './attempt.ts';
import { cartStore } from './cart-store.ts';
import { keepCode } from './discount-store.ts';
import { forgetTypedBuyer } from './typed-buyer.ts';

/**
 * Asks the server what became of the cart's attempt to pay. What was paid leaves the cart together with
 * the attempt, so exactly once in this browser; what came to the cart since stays, and so does
 * everything while nothing was paid. Call inside `inTurn`. Returns whether anything left.
 */
export async function settle(): Promise<boolean> {
  const key = cartStore.getState().attempt;
  if (key === undefined) return false;
  const reply = await callApi(
    'POST /api/checkout-attempt',
    { body: { key } },
    checkoutAttemptReply,
  );
  if (!reply.ok || reply.data.state === 'open' || cartStore.getState().attempt !== key) {
    return false;
  }
  const { lines } = reply.data;
  const before = totalQuantity(cartStore.getState().items);
  endAttempt(key, (items) => withoutBought(items, lines));
  if (totalQuantity(cartStore.getState().items) === before) return false;
  keepCode(null);
  forgetTypedBuyer();
  return true;
}

/** Announces that paid lines have left the cart; `/success` shows it itself. */
export async function sayPaid(): Promise<void> {
  const { name, lang } = getShownTarget();
  if (name === 'success') return;
  await loadPartTexts(lang);
  const t = translatorFor(lang);
  showToast({ title: t('cart.paid'), text: t('cart.paidText'), tone: 'success' });
}

/** Settles the attempt, one tab at a time, and announces the removed lines. No request without an attempt. */
export async function settleAttempt(): Promise<void> {
  if (cartStore.getState().attempt === undefined) return;
  if (await inTurn(settle)) await sayPaid();
}
