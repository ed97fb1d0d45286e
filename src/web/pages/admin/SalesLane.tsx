import { type CSSProperties, useState } from 'react';
import { formatCount } from '#web/i18n/amounts.ts';
import type { DashboardProps } from './Dashboard.tsx';
import type { PlacedSale } from './place-sales.ts';
import { ItemPicture } from './Thumbnail.tsx';

interface LaneProps extends Pick<DashboardProps, 'lang'> {
  readonly placed: readonly PlacedSale[];
  /** Height of the curve at a place of the line, from 0 (top) to 1. */
  readonly topAt: (at: number) => number;
}

/**
 * Product pictures of paid orders above the line, each at its time; one that arrives while the page is
 * open comes in from above. The list of orders says the same in words.
 */
export function SalesLane({ placed, topAt, lang }: LaneProps) {
  const [known] = useState(() => new Set(placed.map(({ sale }) => sale.id)));
  return (
    <ol className="news-sales" aria-hidden="true">
      {placed.map(({ sale, at, count }) => (
        <li
          key={sale.id}
          className={known.has(sale.id) ? 'news-sale' : 'news-sale is-new'}
          style={{ '--at': at, height: `${topAt(at) * 100}%` } as CSSProperties}
        >
          <ItemPicture item={sale.first_item} lang={lang} className="news-sale-picture" />
          {count > 1 && <span className="news-sale-count num">{formatCount(count, lang)}</span>}
        </li>
      ))}
    </ol>
  );
}
