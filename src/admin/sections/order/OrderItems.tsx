import { Block } from '#admin/kit/Block.tsx';
import { counted } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { LineThumb } from '#admin/kit/Thumb.tsx';
import { isUnusual } from '#rules/bought-lines.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { countPieces } from '#rules/order-pieces.ts';
import { linesOf } from '#rules/parcel-lines.ts';
import { linesWithGifts, type OrderProps } from './order-facts.ts';
import { useTexts } from './texts.ts';

/** Every piece of an order in its colour; a gift stands below the pack that it came with. */
export function OrderItems({ reply: { order }, facts }: OrderProps) {
  const { items } = useTexts();
  const { lang } = useKit();
  const packed = countPieces(linesOf(order.items, facts.parcel));
  const hasParcel = facts.main === 'ship' || facts.held === 'disputed';
  return (
    <Block
      title={items.title}
      beside={
        hasParcel && <span className="soft">{counted(packed, items.one, items.many, lang)}</span>
      }
    >
      <ul className="order-lines">
        {linesWithGifts(order.items).map(({ line, item, gifts }) => {
          const refunded = facts.refunded.get(line) ?? 0;
          const price = formatPrice(item.unit_amount, lang);
          const { quantity, missing = 0 } = item;
          const each = quantity > 1 && fill(items.each, { count: quantity, price });
          return (
            <li key={line}>
              <LineThumb line={item} />
              <div>
                <b>{item.name}</b>
                <p className="soft">{[item.variant, each].filter(Boolean).join(', ')}</p>
                {refunded > 0 && (
                  <p>
                    <span className="hot">{fill(items.refunded, { count: refunded })}</span>
                    {refunded < quantity && `, ${fill(items.left, { count: quantity - refunded })}`}
                  </p>
                )}
                {isUnusual(item) && <p className="warn strong">{items.unusual}</p>}
                {missing > 0 && <p className="warn">{fill(items.missing, { count: missing })}</p>}
                {gifts.map((gift) => (
                  <p key={gift.id} className="soft mt-1 flex items-center gap-1.5 [--thumb:1.5rem]">
                    {gift.image === '' ? <Icon name="gift" /> : <LineThumb line={gift} />}
                    {gift.quantity > 1 && `${gift.quantity} × `}
                    {fill(items.gift, { name: gift.name })}
                  </p>
                ))}
              </div>
              <span>{formatPrice(item.amount, lang)}</span>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
