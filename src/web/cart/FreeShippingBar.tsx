import { formatPrice } from '../../rules/money.ts';
import { freeShippingProgress } from '../../rules/shipping.ts';
import { usePart } from '../shop-context.ts';

/** Amount missing for free shipping, after discounts; also in an empty cart. */
export function FreeShippingBar({ goodsCents }: { readonly goodsCents: number }) {
  const { t, lang } = usePart();
  const { remainingCents, progress, isFree } = freeShippingProgress(goodsCents);
  const text = isFree
    ? t('cart.free')
    : t('cart.toFree', { amount: formatPrice(remainingCents, lang) });
  return (
    <div className="ship">
      <p role="status">{text}</p>
      <span className="ship-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${progress})` }} />
      </span>
    </div>
  );
}
