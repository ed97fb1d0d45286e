import './add-one.css';
import type { AccessoryCard } from '#rules/card.ts';
import type { Offer } from '#rules/offer.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { Icon } from '#web/ui/Icon.tsx';

/**
 * Puts one straight into the cart (docs/specification.md#24-lists). A mouse uncovers it over the
 * picture; where nothing hovers it is always there.
 */
export function AddOne({ accessory }: { readonly accessory: AccessoryCard }) {
  const shop = useShop();
  const { id: productId, name, priceCents, cover } = accessory;
  const offer: Offer = { productId, name, priceCents, cover };
  const add = () => addChosen(offer, {}, shop);
  // The badge says it already.
  if (useSoldOut()[productId]) return null;
  return (
    <div className="add-one" data-offer={JSON.stringify(offer)}>
      <button
        type="button"
        name="add"
        aria-label={shop.t('product.addNamed', { name })}
        onClick={add}
      >
        <Icon name="plus" />
        <span>{shop.t('product.add')}</span>
      </button>
    </div>
  );
}
