import { type CartItem, lineTotalCents } from '#rules/cart.ts';
import { lineKey } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import type { LinePrice } from '#rules/reprice.ts';
import { marksOf } from '#rules/sold-out-marks.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { Link } from '../runtime/Link.tsx';
import { usePart } from '../shop-context.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { Picture } from '../ui/Picture.tsx';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { priceText } from '../ui/unit-price-text.ts';
import { setLineQuantity } from './cart-changes.ts';
import { viewLine } from './line-view.ts';
import { sayFull } from './say-full.ts';
import { soldOutLine } from './sold-out-lines.ts';

interface CartLineProps {
  readonly item: CartItem;
  /** Undefined while it is as the shopper has seen it. */
  readonly price: LinePrice | undefined;
  readonly cards: ReadCards;
  readonly onRemove: () => void;
}

/** Says what became of a line's price: "Der Preis hat sich geändert: vorher €59,99, jetzt €64,99." */
export function usePriceNote(): (price: LinePrice, quantity: number) => string {
  const { t, lang } = usePart();
  return (price, quantity) => {
    if (price === 'gone') return t('cart.gone');
    const { cents, formerCents = cents } = price;
    const before = formatPrice(formerCents, lang);
    const changed = quantity > 1 ? 'cart.unitPriceChanged' : 'cart.priceChanged';
    return t(changed, { before, now: formatPrice(cents, lang) });
  };
}

/** A stepper that leaves with the focus in it hands it on to the line's button. */
const handFocusOn = (stepper: HTMLElement | null) => () => {
  if (!stepper?.contains(document.activeElement)) return;
  stepper.parentElement?.querySelector<HTMLElement>('.cart-line-remove')?.focus();
};

export function CartLine({ item, price, cards, onRemove }: CartLineProps) {
  const shop = usePart();
  const { t, lang } = shop;
  const { name, choice, pictures, href } = viewLine(item, cards, lang);
  const noteOf = usePriceNote();
  const soldOut = soldOutLine(item, useSoldOut(), cards);
  const gone = price === 'gone' ? noteOf(price, item.quantity) : soldOut;
  return (
    <div className="cart-line" data-sold-out={gone && ''}>
      <div className="cart-line-pic">
        {pictures.map((source) => (
          <Picture key={source.base} source={source} alt="" sizes="72px" eager />
        ))}
      </div>
      <div className="cart-line-text">
        <div>
          <p className="name">{href ? <Link href={href}>{name}</Link> : name}</p>
          {choice && <p className="note">{choice}</p>}
          {gone && <p className="badge ink">{gone}</p>}
        </div>
        <p className="price">{priceText(lineTotalCents(item), shop)}</p>
        {price && !gone && (
          <p className="price-note col-span-full row-3 mt-1.5 bg-ground px-2.5 py-1.5 text-[0.875rem]/[1.35]">
            {noteOf(price, item.quantity)}
          </p>
        )}
        {!gone && (
          <div ref={handFocusOn} className="contents">
            <QuantityStepper
              quantity={item.quantity}
              name={name}
              marks={marksOf(item, cards).own}
              min={0}
              onChange={(quantity) => {
                if (quantity <= 0) onRemove();
                else if (!setLineQuantity(lineKey(item), quantity)) sayFull(shop);
              }}
            />
          </div>
        )}
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
