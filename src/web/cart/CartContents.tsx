import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { BoxDrawing } from '#browser/BoxDrawing.tsx';
import { type CartItem, totalCents } from '#rules/cart.ts';
import { isDemo } from '#rules/claims.ts';
import { discountCents, orderTotals, shipsFree } from '#rules/discount-codes.ts';
import { lineKey } from '#rules/line-ids.ts';
import { productIdsIn } from '#rules/read-item-id.ts';
import { reprice } from '#rules/reprice.ts';
import { discountBringsShipping } from '#rules/shipping.ts';
import { rangeHref } from '#web/shop-facts.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { useCards } from '../cards/use-cards.ts';
import { Link } from '../runtime/Link.tsx';
import { usePart } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { askSoldOut } from '../sold-out/follow-sold-out.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { priceNote } from '../ui/Price.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { CartBox } from './CartBox.tsx';
import { CartLines } from './CartLines.tsx';
import { CodeField } from './CodeField.tsx';
import { countedCents, followCode, termsOf, useDiscount } from './discount-store.ts';
import { changedLines, priceSources, useToldPrices } from './line-prices.ts';
import { PayButton } from './PayButton.tsx';
import { PayMethods } from './PayMethods.tsx';
import { Reservation } from './Reservation.tsx';
import { settleAttempt } from './settle-attempt.ts';
import { isRefused, soldOutLine } from './sold-out-lines.ts';
import { FreeShippingBar, Totals } from './Totals.tsx';
import { useCart } from './use-cart.ts';

/** Replies older than this are fetched again when the drawer opens, because payment may follow. */
const SOLD_OUT_FRESH_MS = 5_000;

function EmptyCart() {
  const { t, lang } = usePart();
  return (
    <div className="cart-empty">
      <BoxDrawing />
      <p className="wide text-[2.75rem]/[0.98]">{t('cart.empty')}</p>
      <p className="lead text-soft">{t('cart.emptyText')}</p>
      <Link className="btn solid mt-4" href={rangeHref(lang)}>
        {t('cart.browse')}
      </Link>
    </div>
  );
}

interface FilledCartProps {
  readonly items: readonly CartItem[];
  readonly cards: ReadCards;
}

/** Lines, sums and the way to pay. */
function FilledCart({ items, cards }: FilledCartProps) {
  const shop = usePart();
  const code = useDiscount((state) => state.code);
  const soldOut = useSoldOut();
  const told = useToldPrices((state) => state.told);
  const sources = useMemo(() => priceSources(cards, told), [cards, told]);
  // Shown, summed up and sent; the stored prices are those that the shopper has accepted.
  const lines = useMemo(() => reprice(items, sources), [items, sources]);
  const changed = changedLines(items, sources);
  const gone = new Set(
    changed.filter(({ price }) => price === 'gone').map(({ item }) => lineKey(item)),
  );
  const isGone = (item: CartItem) => gone.has(lineKey(item));
  // Neither reserved nor paid: what is gone or sold out has no part in any sum.
  const toBuy = lines.filter((item) => !isGone(item) && !soldOutLine(item, soldOut, cards));
  const subtotal = totalCents(toBuy);
  const counted = code ? countedCents(code, toBuy) : 0;
  const discount = code ? discountCents(termsOf(code), counted) : 0;
  const isFree = code !== null && shipsFree(termsOf(code), counted);
  const totals = orderTotals(
    { subtotalCents: subtotal, discountCents: discount, shipsFree: isFree },
    shopFacts(),
  );
  // Locks the drawer while the payment page is requested, so that the shown amount is the paid one.
  const [paying, setPaying] = useState(false);
  const isRefusing = items.some((item) => isGone(item) || isRefused(item, soldOut, cards));
  useEffect(() => {
    void askSoldOut(SOLD_OUT_FRESH_MS);
    void settleAttempt();
  }, []);
  // Before anything is painted: no sum is seen that is another in a moment.
  useLayoutEffect(followCode, []);
  const isEmpty = items.length === 0;
  return (
    <>
      {/* Stays when the last line is taken out: undoing that answers at once and the countdown goes on. */}
      {(isEmpty || toBuy.length > 0) && <Reservation isHidden={isEmpty} />}
      {(isEmpty || toBuy.length > 0) && (
        <FreeShippingBar
          goodsCents={
            isFree ? Number.POSITIVE_INFINITY : totals.subtotalCents - totals.discountCents
          }
        />
      )}
      <CartLines items={lines} changed={changed} cards={cards} inert={paying} />
      {isEmpty ? <EmptyCart /> : <CartBox items={toBuy} cards={cards} />}
      <div className="cart-sum" hidden={isEmpty}>
        {(isEmpty || toBuy.length > 0) && (
          <>
            <CodeField
              subtotalCents={subtotal}
              countedCents={counted}
              bringsShipping={discountBringsShipping(shopFacts(), subtotal, discount)}
              inert={paying}
            />
            <Totals totals={totals} />
          </>
        )}
        <PayButton
          items={lines}
          totalCents={totals.totalCents}
          code={code}
          cards={cards}
          changed={changed}
          refused={isRefusing}
          busy={paying}
          onBusy={setPaying}
        />
        {!isDemo(shop.settings.mode) && <p className="note">{priceNote(shop)}</p>}
        <PayMethods />
        {!isDemo(shop.settings.mode) && <p className="note">{shop.t('pay.germany')}</p>}
      </div>
    </>
  );
}

/** Contents of the cart drawer; mounts at every opening. */
export function CartContents() {
  const { lang } = usePart();
  const items = useCart((state) => state.items);
  // The cart as it opened stays: a line that was taken out is still named.
  const [opened] = useState(items);
  const wanted = [...new Set([...opened, ...items].flatMap(({ id }) => productIdsIn(id)))];
  const { cards, part } = useCards(wanted, lang);
  if (cards) return <FilledCart items={items} cards={cards} />;
  if (items.length > 0) return <Waiting part={part} className="px-6" />;
  return (
    <>
      <FreeShippingBar goodsCents={0} />
      <EmptyCart />
    </>
  );
}
