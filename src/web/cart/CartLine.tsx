import { type CartItem, lineTotalCents } from '../../rules/cart.ts';
import { lineKey } from '../../rules/line-ids.ts';
import { formatPrice } from '../../rules/money.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { Link } from '../runtime/Link.tsx';
import { usePart } from '../shop-context.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { Picture } from '../ui/Picture.tsx';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { setLineQuantity } from './cart-changes.ts';
import { viewLine } from './line-view.ts';
import { soldOutLine } from './sold-out-lines.ts';

export interface CartLineProps {
  readonly item: CartItem;
  readonly cards: ReadCards;
  readonly onRemove: () => void;
}

export function CartLine({ item, cards, onRemove }: CartLineProps) {
  const { t, lang } = usePart();
  const { name, choice, pictures, href } = viewLine(item, cards, lang);
  const gone = soldOutLine(item, useSoldOut(), cards);
  return (
    <div className="cart-line" data-sold-out={gone && ''}>
      <div className="cart-line-pic">
        {pictures.map((source) => (
          <Picture key={source.base} source={source} alt="" sizes="104px" eager />
        ))}
      </div>
      <div className="cart-line-text">
        <div>
          <p className="name">{href ? <Link href={href}>{name}</Link> : name}</p>
          {choice && <p className="note">{choice}</p>}
          {gone && <p className="badge ink">{gone}</p>}
        </div>
        <p className="price">{formatPrice(lineTotalCents(item), lang)}</p>
        <QuantityStepper
          quantity={item.quantity}
          name={name}
          min={0}
          onChange={(quantity) => {
            if (quantity > 0) setLineQuantity(lineKey(item), quantity);
            else onRemove();
          }}
        />
        <button
          type="button"
          className="cart-line-remove"
          aria-label={t('cart.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('cart.remove')}
        </button>
      </div>
    </div>
  );
}
