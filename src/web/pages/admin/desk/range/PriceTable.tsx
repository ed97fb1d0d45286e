import type { ReactNode } from 'react';
import type { DeskTexts } from '../texts.ts';

interface TableProps {
  readonly texts: DeskTexts;
  readonly caption: string;
  /** One `tbody` for each product. */
  readonly children: ReactNode;
}

/** Products with their prices before and after. */
export function PriceTable({ texts, caption, children }: TableProps) {
  const { priceTexts } = texts.range;
  return (
    <table className="price-table num">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{priceTexts.product}</th>
          <th scope="col">{priceTexts.before}</th>
          <th scope="col">{priceTexts.after}</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
