import { fill } from '#browser/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { ShownOrder } from './OrderDetail.tsx';
import type { RefundableLine, RefundChoice } from './refund-choice.ts';

interface PiecesProps extends ShownOrder {
  readonly lines: readonly RefundableLine[];
  readonly shippingLeft: boolean;
  readonly choice: RefundChoice;
  readonly onChoose: (choice: RefundChoice) => void;
}

/** Chooses pieces of each line, and the shipping. */
export function RefundPieces(props: PiecesProps) {
  const { texts, lang, order, lines, shippingLeft, choice, onChoose } = props;
  const take = (line: number, count: number) => {
    const pieces = new Map(choice.pieces);
    if (count === 0) pieces.delete(line);
    else pieces.set(line, count);
    onChoose({ ...choice, pieces });
  };
  return (
    <ul className="desk-pieces">
      {lines.map(({ line, name, quantity, done }) => {
        const count = choice.pieces.get(line) ?? 0;
        const most = quantity - done;
        return (
          <li key={line}>
            <span>{name}</span>
            <fieldset className="desk-stepper" aria-label={fill(texts.refund.pieces, { name })}>
              <button
                type="button"
                className="desk-button"
                aria-label={fill(texts.refund.less, { name })}
                aria-disabled={count === 0}
                onClick={() => count > 0 && take(line, count - 1)}
              >
                −
              </button>
              <output className="num">{fill(texts.refund.count, { count, most })}</output>
              <button
                type="button"
                className="desk-button"
                aria-label={fill(texts.refund.more, { name })}
                aria-disabled={count === most}
                onClick={() => count < most && take(line, count + 1)}
              >
                +
              </button>
            </fieldset>
          </li>
        );
      })}
      {shippingLeft && (
        <li>
          <label className="desk-check">
            <input
              type="checkbox"
              checked={choice.shipping}
              onChange={({ target }) => onChoose({ ...choice, shipping: target.checked })}
            />
            {fill(texts.refund.shipping, { amount: formatPrice(order.shipping, lang) })}
          </label>
        </li>
      )}
    </ul>
  );
}
