import type { Price as PriceCents } from '#catalogue/types.ts';
import { useShop } from '#web/shop-context.ts';
import { Price, Saving } from '#web/ui/Price.tsx';
import { unitPriceText } from '#web/ui/unit-price-text.ts';

/** The price large, the saving, what it includes and, for perfume, the price per litre. */
export function PriceLine({
  price,
  volumeMl,
}: {
  price: PriceCents;
  volumeMl?: number | undefined;
}) {
  const { t, lang } = useShop();
  return (
    <div className="mt-3">
      <p className="buy-price">
        <Price price={price} />
        <Saving price={price} />
      </p>
      <p className="note num">
        {volumeMl !== undefined && `${unitPriceText(price, volumeMl, t, lang)}, `}
        {t('product.tax')}
      </p>
    </div>
  );
}
