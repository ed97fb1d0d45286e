import { useId, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import type { AdminCount, AdminStockReply } from '#contract/admin-stock.ts';
import { StockForm } from './StockForm.tsx';
import type { DeskProps } from './texts.ts';

export type Counts = ReadonlyMap<string, AdminCount>;

export const freeOf = ({ on_hand: onHand, reserved }: AdminCount) => Math.max(0, onHand - reserved);

export const isLow = ({ on_hand: onHand, threshold }: AdminCount) =>
  threshold !== null && onHand <= threshold;

/** Figures of a count, in words. */
export function CountState({
  texts,
  count,
}: Pick<DeskProps, 'texts'> & { count: AdminCount | undefined }) {
  const { stock } = texts;
  if (!count) return <span className="news-soft">{stock.unlimited}</span>;
  const free = freeOf(count);
  const { reserved, sold } = count;
  return (
    <span className="num">
      {fill(stock.state, { free, reserved, sold })}
      {free === 0 && <b className="news-out block">{stock.gone}</b>}
      {free > 0 && isLow(count) && <b className="news-out block">{stock.low}</b>}
    </span>
  );
}

interface CountsProps extends DeskProps {
  readonly marks: readonly string[];
  readonly counts: Counts;
  /** Names a mark beside its product. */
  readonly nameOf: (mark: string) => string;
  readonly fullNameOf: (mark: string) => string;
  readonly onCounted: (reply: AdminStockReply) => void;
}

/** Counts of a product's variants; one opens in its place to be corrected. */
export function StockCounts({
  marks,
  counts,
  nameOf,
  fullNameOf,
  onCounted,
  ...props
}: CountsProps) {
  const { stock } = props.texts;
  const heading = useId();
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>{stock.title}</h4>
      <p className="news-soft">{stock.text}</p>
      <p className="sr" role="status">
        {said}
      </p>
      <ul ref={list} className="desk-counts">
        {marks.map((mark) => {
          const count = counts.get(mark);
          const name = nameOf(mark);
          const isOpen = mark === opened;
          return (
            <li key={mark}>
              <p>
                <b>{name}</b> <CountState texts={props.texts} count={count} />
              </p>
              <button
                type="button"
                className="desk-button"
                data-mark={mark}
                aria-expanded={isOpen}
                aria-label={fill(stock.changeNamed, { item: name })}
                onClick={() => setOpened(isOpen ? undefined : mark)}
              >
                {stock.change}
              </button>
              {isOpen && (
                <StockForm
                  {...props}
                  mark={mark}
                  name={fullNameOf(mark)}
                  count={count}
                  onDone={(reply) => {
                    onCounted(reply);
                    setOpened(undefined);
                    setSaid(fill(stock.saved, { item: name }));
                    // The form goes with its button.
                    list.current?.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.focus();
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
