import { useEffect, useLayoutEffect, useState } from 'react';
import { findOffer } from '../../catalogue/seed/offers.ts';
import { href } from '../../routes.ts';
import { totalCents } from '../../rules/cart.ts';
import { withColourIds } from '../../rules/colour-names.ts';
import { discountCents, orderTotals } from '../../rules/discount-codes.ts';
import { reprice } from '../../rules/reprice.ts';
import { Link } from '../runtime/Link.tsx';
import { usePart } from '../shop-context.ts';
import { askSoldOut } from '../sold-out/follow-sold-out.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { CartLines } from './CartLines.tsx';
import { CodeField } from './CodeField.tsx';
import { type CartUpdate, changeCart } from './cart-store.ts';
import { followCode, termsOf, useDiscount } from './discount-store.ts';
import { PayButton } from './PayButton.tsx';
import { Reservation } from './Reservation.tsx';
import { settleAttempt } from './settle-attempt.ts';
import { isRefused, soldOutLine } from './sold-out-lines.ts';
import { FreeShippingBar, Totals } from './Totals.tsx';
import { useCart } from './use-cart.ts';

/** Names the methods that the payment page will offer. */
function PayMethods() {
  const { t, settings } = usePart();
  const names = { card: t('pay.card'), paypal: 'PayPal', klarna: 'Klarna' };
  const methods = settings.methods.map((method) => names[method]).join(', ');
  return <p className="note">{t('pay.methods', { methods })}</p>;
}

/** Replies older than this are fetched again when the drawer opens, because payment may follow. */
const SOLD_OUT_FRESH_MS = 5_000;

/** A cart may be older than a price or a colour's name. */
const refresh: CartUpdate = (items) => withColourIds(reprice(items, findOffer));

function EmptyCart() {
  const { t, lang } = usePart();
  return (
    <div className="cart-empty">
      <p className="wide text-[44px]/[0.98]">{t('cart.empty')}</p>
      <p className="lead text-soft">{t('cart.emptyText')}</p>
      <Link className="btn solid mt-4" href={href('produkte', lang)}>
        {t('cart.browse')}
      </Link>
    </div>
  );
}

/** Contents of the cart drawer; mounts at every opening. */
export function CartContents() {
  const items = useCart((state) => state.items);
  const code = useDiscount((state) => state.code);
  const soldOut = useSoldOut();
  // Neither reserved nor paid: what is sold out has no part in any sum.
  const toBuy = items.filter((item) => !soldOutLine(item, soldOut));
  const subtotal = totalCents(toBuy);
  const totals = orderTotals({
    subtotalCents: subtotal,
    discountCents: code ? discountCents(termsOf(code), subtotal) : 0,
  });
  // Locks the drawer while the payment page is requested, so that the shown amount is the paid one.
  const [paying, setPaying] = useState(false);
  const isRefusing = items.some((item) => isRefused(item, soldOut));
  useEffect(() => {
    void askSoldOut(SOLD_OUT_FRESH_MS);
    void settleAttempt();
  }, []);
  // Before anything is painted: no sum is seen that is another in a moment.
  useLayoutEffect(followCode, []);
  useLayoutEffect(() => {
    if (refresh(items) !== items) changeCart(refresh);
  }, [items]);
  const isEmpty = items.length === 0;
  return (
    <>
      <FreeShippingBar goodsCents={totals.subtotalCents - totals.discountCents} />
      <CartLines items={items} inert={paying} />
      {isEmpty && <EmptyCart />}
      {/* Stays when the last line is taken out: undoing that answers at once and the countdown goes on. */}
      <div className="cart-sum" hidden={isEmpty}>
        {(isEmpty || toBuy.length > 0) && (
          <>
            <Reservation />
            <CodeField subtotalCents={subtotal} inert={paying} />
            <Totals totals={totals} />
          </>
        )}
        <PayButton
          items={items}
          code={code}
          refused={isRefusing}
          busy={paying}
          onBusy={setPaying}
        />
        <PayMethods />
      </div>
    </>
  );
}
