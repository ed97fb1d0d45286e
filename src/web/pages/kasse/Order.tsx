import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Customer } from '#contract/customer.ts';
import { goodsKey } from '#rules/line-ids.ts';
import { reprice } from '#rules/reprice.ts';
import { usePriceNote } from '#web/cart/CartLine.tsx';
import { changeCart } from '#web/cart/cart-store.ts';
import { followCode, useDiscount } from '#web/cart/discount-store.ts';
import { changedLines, useToldPrices } from '#web/cart/line-prices.ts';
import { PayMethods } from '#web/cart/PayMethods.tsx';
import { startPayment } from '#web/cart/start-payment.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { usePart } from '#web/shop-context.ts';
import { Refusal } from './Refusal.tsx';
import { Summary, SummaryHead } from './Summary.tsx';
import type { KasseTexts } from './texts.ts';
import { usePreview } from './use-preview.ts';

interface OrderProps {
  readonly buy: RefObject<HTMLButtonElement | null>;
  readonly texts: KasseTexts;
  /** Returns the buyer, or leads to what is missing. */
  readonly check: () => Customer | undefined;
  /** Points at fields of the form, the first of them with the focus. */
  readonly onWrong: (fields: readonly string[]) => void;
}

/** What is ordered, as the server prices it, and directly below it the button that orders. */
export function Order({ buy, texts, check, onWrong }: OrderProps) {
  const { t, lang, settings } = usePart();
  const items = useCart((cart) => cart.items);
  const told = useToldPrices((state) => state.told);
  // Shown and sent; the stored prices are those that the shopper has accepted.
  const lines = useMemo(() => reprice(items, told), [items, told]);
  const changed = changedLines(items, told).flatMap(({ item, price }) =>
    price === 'gone' ? [] : [{ item, price }],
  );
  const { code, ended } = useDiscount();
  useLayoutEffect(followCode, []);
  const { state, isCurrent, again } = usePreview({ items: lines, code, lang });
  const preview = state?.preview;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState({ items, why: '' });
  const noteOf = usePriceNote();
  const statusId = useId();
  // Coming back from the payment page may show this very page again, frozen while it was busy.
  useEffect(() => {
    const enable = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', enable);
    return () => removeEventListener('pageshow', enable);
  }, []);
  const isDrawn = state && preview !== undefined;
  const wasDrawn = useRef(isDrawn);
  useEffect(() => {
    // The pressed button has left with what it stood below.
    const isLost = wasDrawn.current !== undefined && document.activeElement === document.body;
    if (isLost) document.getElementById('order-title')?.focus({ preventScroll: true });
    wasDrawn.current = isDrawn;
  }, [isDrawn]);

  if (!state) return <p className="note">{texts.drawing}</p>;
  const order = async () => {
    if (busy || !isCurrent || !preview) return;
    setFailure({ items, why: '' });
    const customer = check();
    if (!customer) return;
    // Stored as accepted: the summary shows the new prices.
    if (lines !== items) changeCart(() => lines);
    const { email } = customer;
    const { methods } = settings;
    const refusal = await startPayment(
      { items: lines, totalCents: preview.amount, lang, email, methods, code, customer },
      setBusy,
      ({ name }) => name,
    );
    if (refusal?.field) onWrong([refusal.field]);
    // The summary is drawn anew, and says it itself.
    else if (refusal?.lines) again();
    else if (refusal) setFailure({ items: lines, why: refusal.why });
    if (refusal?.code === 'total_changed') again();
  };
  const why = failure.items === items ? failure.why : '';
  const former = new Map(changed.map(({ item, price }) => [goodsKey(item), price.formerCents]));
  const notes = changed.map(({ item, price }) => `${item.name}: ${noteOf(price, item.quantity)}`);
  const seen =
    notes.length > 0 && [...notes, t('cart.pricesSeen', { button: texts.buy })].join(' ');
  return (
    <div className="grid gap-6">
      <PayMethods />
      {ended && <p className="error">{ended}</p>}
      <section
        className={`grid gap-4 ${isCurrent ? '' : 'opacity-55'}`}
        aria-labelledby="order-title"
        aria-busy={!isCurrent}
      >
        <SummaryHead texts={texts} />
        {preview ? (
          <Summary preview={preview} texts={texts} former={former} />
        ) : (
          <Refusal reasons={state.why ?? []} />
        )}
      </section>
      {preview ? (
        <button
          key="buy"
          ref={buy}
          type="button"
          className="btn signal w-full"
          aria-busy={busy || !isCurrent}
          aria-describedby={statusId}
          onClick={order}
          // A key that is held since it led here from a field orders nothing.
          onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
        >
          {busy && <span className="spinner" aria-hidden="true" />}
          {texts.buy}
        </button>
      ) : (
        <button key="again" type="button" className="btn" onClick={again}>
          {texts.again}
        </button>
      )}
      <p id={statusId} className={why ? 'error' : 'note text-ink empty:hidden'} role="status">
        {why || (preview && seen)}
      </p>
    </div>
  );
}
