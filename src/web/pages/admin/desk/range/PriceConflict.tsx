import { useEffect, useRef } from 'react';
import type { PricesConflict } from '#contract/desk-prices.ts';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import { formatPrice } from '#rules/money.ts';
import { fill } from '#web/i18n/translate.ts';
import type { DeskProps } from '../texts.ts';

interface ConflictProps extends DeskProps {
  readonly title: string;
  readonly seen: ReadonlyMap<string, DeskPriceRow>;
  readonly products: PricesConflict['products'];
  readonly onAccept: () => void;
}

/** Products that are not as the owner saw them, with both prices. */
export function PriceConflict({ title, seen, products, onAccept, texts, lang }: ConflictProps) {
  const { editor, priceTexts } = texts.range;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const format = (cents: number | null | undefined) =>
    Number.isSafeInteger(cents) ? formatPrice(Number(cents), lang) : editor.noPrice;
  const listOf = (row: DeskPriceRow | undefined) =>
    row?.prices.map(({ price_cents }) => format(price_cents)).join(' / ') ?? editor.noPrice;
  const sentence = (id: string, now: DeskPriceRow | null) => {
    if (now === null) return priceTexts.gone;
    if (now.retired) return priceTexts.retired;
    const [before, after] = [listOf(seen.get(id)), listOf(now)];
    return before === after ? priceTexts.otherFields : fill(priceTexts.seen, { before, after });
  };
  return (
    <div className="desk-block">
      <p ref={heading} tabIndex={-1} className="news-hot">
        {title}
      </p>
      <ul className="desk-rows">
        {products.map(({ id, now }) => {
          const name = (now ?? seen.get(id))?.name;
          return (
            <li key={id} className="desk-entry">
              <b>{name?.[lang] || name?.de || id}</b>
              <span className="num">{sentence(id, now)}</span>
            </li>
          );
        })}
      </ul>
      <button type="button" className="desk-button" onClick={onAccept}>
        {priceTexts.accept}
      </button>
    </div>
  );
}
