import { useState } from 'react';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import { fill } from '#web/i18n/translate.ts';
import type { DeskTexts } from '../texts.ts';
import type { ListFilter } from './ProductList.tsx';
import { loadPrices } from './price-requests.ts';

interface BarProps {
  readonly texts: DeskTexts;
  readonly filter: ListFilter;
  readonly chosen: ReadonlyMap<string, DeskPriceRow>;
  readonly onChoose: (chosen: ReadonlyMap<string, DeskPriceRow>) => void;
  readonly onOpen: () => void;
}

/** Says how many products are chosen, and what can be done with them. */
export function SelectionBar({ texts, filter, chosen, onChoose, onOpen }: BarProps) {
  const { priceTexts } = texts.range;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const count = chosen.size;
  const chooseAll = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const rows = await loadPrices({ ...filter });
    setBusy(false);
    if (rows === undefined) setProblem(texts.failed);
    else {
      const found = rows.filter(({ retired }) => !retired).map((row) => [row.id, row] as const);
      const ids = new Set(rows.map(({ id }) => id));
      const others = [...chosen].filter(([id]) => !ids.has(id));
      onChoose(new Map([...found, ...others]));
    }
  };
  const some = count === 1 ? priceTexts.chosenOne : fill(priceTexts.chosen, { count });
  return (
    <div className="price-selection">
      <p role="status" className={count === 0 ? 'news-soft' : undefined}>
        {count === 0 ? priceTexts.chosenNone : some}
      </p>
      <div className="desk-line">
        <button
          type="button"
          className="desk-button"
          aria-busy={busy}
          onClick={() => void chooseAll()}
        >
          {priceTexts.chooseAll}
        </button>
        <button
          type="button"
          className="desk-button"
          disabled={count === 0}
          onClick={() => onChoose(new Map())}
        >
          {priceTexts.chooseNone}
        </button>
        <button type="button" className="desk-button" disabled={count === 0} onClick={onOpen}>
          {priceTexts.open}
        </button>
      </div>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </div>
  );
}
