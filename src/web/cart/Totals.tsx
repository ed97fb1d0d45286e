import type { OrderTotals } from '#rules/discount-codes.ts';
import { formatPrice } from '#rules/money.ts';
import { freeShippingProgress } from '#rules/shipping.ts';
import { usePart } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';

/** Subtotal, discount, shipping, total and the VAT inside it. */
export function Totals({ totals }: { readonly totals: OrderTotals }) {
  const { t, lang } = usePart();
  const price = (cents: number) => formatPrice(cents, lang);
  const isFree = totals.shippingCents === 0;
  return (
    <dl className="totals">
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{price(totals.subtotalCents)}</dd>
      </div>
      {totals.discountCents > 0 && (
        <div className="text-ok">
          <dt>{t('cart.discount')}</dt>
          <dd>{price(-totals.discountCents)}</dd>
        </div>
      )}
      <div>
        <dt>{t('cart.shipping')}</dt>
        <dd className={isFree ? 'text-ok' : ''}>
          {isFree ? t('cart.shippingFree') : price(totals.shippingCents)}
        </dd>
      </div>
      <div className="total">
        <dt>{t('cart.total')}</dt>
        <dd>{price(totals.totalCents)}</dd>
      </div>
      {shopFacts().vatPercent > 0 && (
        <div className="note">
          <dt className="sr">{t('cart.total')}</dt>
          <dd>{t('cart.vat', { amount: price(totals.includedVatCents) })}</dd>
        </div>
      )}
    </dl>
  );
}

/** Amount missing for free shipping, after discounts; also in an empty cart. */
export function FreeShippingBar({ goodsCents }: { readonly goodsCents: number }) {
  const { t, lang } = usePart();
  const { remainingCents, progress, isFree } = freeShippingProgress(shopFacts(), goodsCents);
  const text = isFree
    ? t('cart.free')
    : t('cart.toFree', { amount: formatPrice(remainingCents, lang) });
  return (
    <div className="ship">
      <p role="status">{text}</p>
      <span className="ship-bar mt-2 block h-1 overflow-hidden bg-line" aria-hidden="true">
        <span
          className="block h-full origin-top-left bg-ok [transition:transform_0.25s_var(--ease-out)]"
          style={{ transform: `scaleX(${progress})` }}
        />
      </span>
    </div>
  );
}
