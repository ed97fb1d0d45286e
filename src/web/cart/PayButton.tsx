import { useEffect, useState } from 'react';
import { useAccount } from '../account/account-store.ts';
import { usePart } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { useCart } from './cart-store.ts';
import { requestCheckout } from './checkout.ts';
import { useDiscount } from './discount-store.ts';

/** 'Jetzt Zahlen' (spec sections 7 and 8): to the payment page, or why not. */
export function PayButton() {
  const { t, lang } = usePart();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');

  // Coming back from the payment page may show this very page again, frozen while it was busy.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const pay = async () => {
    if (busy) return;
    setBusy(true);
    setReason('');
    const outcome = await requestCheckout(
      {
        items: useCart.getState().items,
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
    if (outcome.code === 'no_url') console.warn(t('pay.noUrl'));
    setReason(outcome.code === 'offline' ? t('offline') : outcome.message);
    showToast({ title: t('pay.error'), text: t('pay.failed'), tone: 'destructive' });
  };

  return (
    <div className="grid gap-2">
      <button type="button" className="btn signal w-full" aria-busy={busy} onClick={pay}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {t('cart.pay')}
      </button>
      <p className="error" role="status">
        {reason}
      </p>
    </div>
  );
}
