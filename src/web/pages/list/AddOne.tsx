import './add-one.css';
import type { Card } from '#rules/card.ts';
import { offerOf } from '#rules/offer.ts';
import { addChosen } from '#web/cart/add-chosen.ts';
import { useShop } from '#web/shop-context.ts';
import { useSoldOut } from '#web/sold-out/sold-out-store.ts';
import { Icon } from '#web/ui/Icon.tsx';

interface AddOneProps {
  readonly card: Card;
  /** Accessible name. */
  readonly label: string;
  /** Time of a card that is later than the document; in epoch milliseconds. */
  readonly pricedAt?: number | undefined;
}

/**
 * Puts one of what has no options straight into the cart (docs/specification.md#24-lists). A mouse uncovers it over
 * the picture; where nothing hovers it is always there.
 */
export function AddOne({ card, label, pricedAt }: AddOneProps) {
  const shop = useShop();
  const { id, name, priceCents, cover } = card;
  const add = () => addChosen(offerOf({ id, name, priceCents, cover }), {}, shop, pricedAt);
  // The badge says it already.
  if (useSoldOut()[id]) return null;
  return (
    <div className="add-one" data-product={id}>
      <button type="button" name="add" aria-label={label} onClick={add}>
        <Icon name="plus" />
        <span>{shop.t('product.add')}</span>
      </button>
    </div>
  );
}
