import { useEffect, useId, useRef, useState } from 'react';
import { useAccount } from '../account/account-store.ts';
import { usePart } from '../shop-context.ts';
import { askSoldOut } from '../sold-out/follow-sold-out.ts';
import { showToast } from '../toasts/toast-store.ts';
import { cartStore } from './cart-store.ts';
import { requestCheckout } from './checkout.ts';
import { useDiscount } from './discount-store.ts';

/** What can be done about the first line, or present, that is sold out. */
const SOLD_OUT = '[data-sold-out] .cart-line-remove, .gift-colour [aria-invalid="true"]';

/**
 * 'Jetzt Zahlen' (spec sections 7 and 8): to the payment page, or why not. `refused` while the cart
 * holds what is sold out: it then leads to the first of it instead.
 */
export function PayButton({ refused }: { readonly refused: boolean }) {
  const { t, lang } = usePart();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const why = useId();

  // Coming back from the payment page may show this very page again, frozen while it was busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const pay = async () => {
    if (busy) return;
    if (refused) {
      const drawer = button.current?.closest('dialog');
      drawer?.querySelector<HTMLElement>(SOLD_OUT)?.focus();
      return;
    }
    setBusy(true);
    setReason('');
    const outcome = await requestCheckout(
      {
        items: cartStore.getState().items,
        lang,
        email: useAccount.getState().session?.user.email,
        code: useDiscount.getState().code?.code,
      },
      () => showToast({ title: t('pay.start'), text: t('pay.forward') }),
    );
    if (outcome.ok) {
      location.assign(outcome.url);
      return;
    }
    setBusy(false);
    if (outcome.code === 'sold_out') void askSoldOut();
    if (outcome.code === 'no_url') console.warn(t('pay.noUrl'));
    setReason(outcome.code === 'offline' ? t('offline') : outcome.message);
    showToast({ title: t('pay.error'), text: t('pay.failed'), tone: 'destructive' });
  };

  return (
    <div className="grid gap-2">
      <button
        ref={button}
        type="button"
        className="btn signal w-full"
        aria-busy={busy}
        aria-disabled={refused}
        aria-describedby={why}
        onClick={pay}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {t('cart.pay')}
      </button>
      <p id={why} className="error" role="status">
        {refused ? t('cart.soldOutPay') : reason}
      </p>
    </div>
  );
}
