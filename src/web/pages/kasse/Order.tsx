import { type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { type Customer, wrongFields } from '#contract/customer.ts';
import { followCode, useDiscount } from '#web/cart/discount-store.ts';
import { startPayment } from '#web/cart/start-payment.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { useShop } from '#web/shop-context.ts';
import type { KasseTexts } from './de.ts';
import { Summary, SummaryHead } from './Summary.tsx';
import { usePreview } from './use-preview.ts';

interface OrderProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly texts: KasseTexts;
  /** Points at fields of the form, the first of them with the focus. */
  readonly onWrong: (fields: readonly string[]) => void;
}

/** What was typed, without fields that were left empty. */
function typedIn(form: HTMLFormElement | null): Customer {
  const typed = [...new FormData(form ?? undefined)].map(([name, value]) => [
    name,
    String(value).trim(),
  ]);
  return Object.fromEntries(typed.filter(([, value]) => value !== '')) as Customer;
}

/** What is ordered, as the server prices it, and directly below it the button that orders. */
export function Order({ form, texts, onWrong }: OrderProps) {
  const { t, lang, settings } = useShop();
  const items = useCart((cart) => cart.items);
  const { code, ended } = useDiscount();
  useLayoutEffect(followCode, []);
  const { state, isCurrent, again } = usePreview({ items, code, lang });
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');
  const statusId = useId();
  // Coming back from the payment page may show this very page again, frozen while it was busy.
  useEffect(() => {
    const enable = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', enable);
    return () => removeEventListener('pageshow', enable);
  }, []);

  if (!state) return <p className="note">{texts.drawing}</p>;
  const { preview } = state;
  if (!preview) {
    return (
      <section className="grid gap-4" aria-labelledby="order-title">
        <SummaryHead texts={texts} />
        <p className="error" role="alert">
          {state.why || t('offline')}
        </p>
        <button type="button" className="btn" onClick={again}>
          {texts.again}
        </button>
      </section>
    );
  }
  const order = async () => {
    if (busy || !isCurrent) return;
    const customer = typedIn(form.current);
    const wrong = wrongFields(customer);
    onWrong(wrong);
    setWhy('');
    if (wrong.length > 0) return;
    const { email } = customer;
    const { methods } = settings;
    const refusal = await startPayment(
      { items, totalCents: preview.amount, lang, email, methods, code, customer },
      setBusy,
      ({ name }) => name,
    );
    if (refusal?.field) onWrong([refusal.field]);
    else if (refusal?.lines) again();
    setWhy(refusal?.why ?? '');
  };
  return (
    <div className="grid gap-6">
      {ended && <p className="error">{ended}</p>}
      <Summary preview={preview} texts={texts} isCurrent={isCurrent} />
      <button
        type="button"
        className="btn signal w-full"
        aria-busy={busy || !isCurrent}
        aria-describedby={statusId}
        onClick={order}
      >
        {busy && <span className="spinner" aria-hidden="true" />}
        {texts.buy}
      </button>
      <p id={statusId} className="error empty:hidden" role="status">
        {why}
      </p>
    </div>
  );
}
