import type { Price } from '#catalogue/types.ts';
import { useShop } from '#web/shop-context.ts';
import { Price as PriceText, priceNote, Saving } from '#web/ui/Price.tsx';
import { unitPriceText } from '#web/ui/unit-price-text.ts';
import type { BlockProps } from '../block.ts';

/** The price large, the saving, what it includes and, where the content is known, the price per litre. */
export function PriceLine({ data }: BlockProps) {
  const shop = useShop();
  // The block is there for products with one price.
  const price = data as Price;
  const { volumeMl } = data;
  return (
    <div className="mt-3">
      <p className="buy-price">
        <PriceText price={price} />
        <Saving price={price} />
      </p>
      <p className="note num">
        {volumeMl !== undefined && `${unitPriceText(price, volumeMl, shop)}, `}
        {priceNote(shop)}
      </p>
    </div>
  );
}
