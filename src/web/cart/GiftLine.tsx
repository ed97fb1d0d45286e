import { useId } from 'react';
import type { CartItem } from '#rules/cart.ts';
import { freeGiftColour } from '#rules/cart-lines.ts';
import type { GiftLine as Gift } from '#rules/gifts.ts';
import { colourMark } from '#rules/line-ids.ts';
import { formatPrice } from '#rules/money.ts';
import { parseItemId } from '#rules/read-item-id.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { usePart } from '../shop-context.ts';
import { useSoldOut } from '../sold-out/sold-out-store.ts';
import { MoreIcon } from '../ui/MoreIcon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { squarePicture } from './line-view.ts';
import { soldOutGift } from './sold-out-lines.ts';

interface GiftLineProps {
  readonly gift: Gift;
  /** The line it comes with. */
  readonly item: CartItem;
  /** The cart. */
  readonly items: readonly CartItem[];
  readonly cards: ReadCards;
  /** A colour was chosen: for the line's card holders, or for one of several. */
  readonly onColour: (colour: string, forOne: boolean) => void;
}

/** A present of a pack: named, free, and for card holders in colours of choice. */
export function GiftLine({ gift, item, items, cards, onColour }: GiftLineProps) {
  const { t, lang } = usePart();
  const soldOut = useSoldOut();
  const problem = useId();
  const isGone = gift.colour !== undefined && soldOutGift(item, soldOut, cards);
  const variant = parseItemId(item.id, cards.find);
  const { colours: named, packs } = cards.options;
  const pack = packs[variant?.pack ?? '']?.name[lang] ?? '';
  const { id: product = '', colours = [], covers = {} } = cards.given ?? {};
  const left = colours.filter((id) => !soldOut[colourMark(product, id)]);
  const other = gift.quantity > 1 ? freeGiftColour(items, item, colours, left) : undefined;
  const cover = gift.colour && covers[gift.colour];
  const count = gift.quantity > 1 ? ` × ${gift.quantity}` : '';
  return (
    <div className="gift">
      <div className="cart-line-pic">
        {cover ? (
          <Picture source={squarePicture(cover)} alt="" sizes="40px" eager />
        ) : (
          <MoreIcon name="gift" />
        )}
      </div>
      <div className="cart-line-text">
        <div>
          <p className="name">
            {cards.giftNames[gift.kind]}
            <span className="num">{count}</span>
          </p>
          <p className="note">{t('cart.gift', { pack })}</p>
        </div>
        <p className="price text-ok">{formatPrice(0, lang)}</p>
        {gift.colour && (
          <span className="sort gift-colour">
            <select
              aria-label={t('cart.giftColour')}
              aria-invalid={isGone}
              aria-describedby={isGone ? problem : undefined}
              value={gift.colour}
              onChange={(event) => {
                const chosen = colours.find((id) => id === event.target.value);
                if (chosen) onColour(chosen, false);
              }}
            >
              {colours.map((id) => {
                const gone = soldOut[colourMark(product, id)];
                const name = named[id]?.[lang] ?? id;
                return (
                  <option key={id} value={id} disabled={gone !== undefined}>
                    {gone ? `${name} (${gone})` : name}
                  </option>
                );
              })}
            </select>
            <MoreIcon name="chevron" />
          </span>
        )}
        {gift.colour && other && (
          <button
            type="button"
            className="cart-line-remove col-span-full justify-self-start"
            onClick={() => onColour(other, true)}
          >
            {t('cart.giftOther')}
          </button>
        )}
        {isGone && (
          <p id={problem} className="error col-span-full">
            {t('cart.giftSoldOut')}
          </p>
        )}
      </div>
    </div>
  );
}
