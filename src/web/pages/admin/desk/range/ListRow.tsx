import { fill } from '#browser/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { Thumbnail } from '#web/pages/admin/Thumbnail.tsx';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';
import type { ProductRow } from './use-product-list.ts';

interface RowProps extends RangeProps {
  readonly row: ProductRow;
  readonly onCopy: () => void;
}

/** A product of the list; the whole row leads to its editor. */
export function ListRow(props: RowProps) {
  const { row, onCopy, texts, lang } = props;
  const { editor, names } = texts.range;
  const name = row.name?.[lang] || row.name?.de || editor.unnamed;
  const { price_cents: cents, original_cents: original } = row;
  const price = cents === null ? editor.noPrice : formatPrice(cents, lang);
  return (
    <li data-row={row.id} className="range-row">
      <Thumbnail base={row.picture ?? undefined} className="range-thumb" sizes="56px" />
      <div>
        <a href={rangeHash('products', row.id)}>{name}</a>
        <p className="num">
          {row.prices.length > 1 && cents !== null ? fill(editor.from, { price }) : price}
          {original !== null && cents !== null && original > cents && (
            <span className="news-soft">
              {' '}
              {fill(editor.was, { price: formatPrice(original, lang) })}
            </span>
          )}
        </p>
        <p className="news-soft">
          {row.collection && (names.collections[row.collection] ?? row.collection)}
          <span className="range-state" data-state={row.state}>
            {editor.states[row.state]}
          </span>
        </p>
      </div>
      <button
        type="button"
        className="desk-button"
        aria-label={fill(editor.duplicateNamed, { name })}
        onClick={onCopy}
      >
        {editor.duplicate}
      </button>
    </li>
  );
}
