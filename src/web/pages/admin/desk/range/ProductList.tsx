import { useEffect, useRef, useState } from 'react';
import { PRODUCT_KINDS, PRODUCT_STATES } from '../../../../../contract/desk-products.ts';
import { formatPrice } from '../../../../../rules/money.ts';
import { fill } from '../../../../i18n/translate.ts';
import { Thumbnail } from '../../Thumbnail.tsx';
import { Waiting } from '../Waiting.tsx';
import { NewProduct } from './NewProduct.tsx';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';
import { type ProductRow, useProductList } from './use-product-list.ts';

export interface ListFilter {
  readonly search: string;
  readonly kind: string;
  readonly state: string;
}
export const NO_FILTER: ListFilter = { search: '', kind: '', state: '' };

interface RowProps extends RangeProps {
  readonly row: ProductRow;
  readonly isOpened: boolean;
  readonly onCopy: () => void;
}

function ListRow({ row, isOpened, onCopy, texts, lang }: RowProps) {
  const { editor, findings } = texts.range;
  const link = useRef<HTMLAnchorElement>(null);
  // Back from the editor, the focus goes on where it was.
  useEffect(() => {
    if (isOpened) link.current?.focus();
  }, [isOpened]);
  const name = row.name?.[lang] || row.name?.de || editor.unnamed;
  const { price_cents: cents, original_cents: original } = row;
  const price = cents === null ? editor.noPrice : formatPrice(cents, lang);
  return (
    <li className="range-row">
      <Thumbnail base={row.picture ?? undefined} className="range-thumb" sizes="56px" />
      <div>
        <a ref={link} href={rangeHash('products', row.id)}>
          {name}
        </a>
        <p className="num">
          {row.kind === 'bag' && cents !== null ? fill(editor.from, { price }) : price}
          {original !== null && cents !== null && original > cents && (
            <span className="news-soft">
              {' '}
              {fill(editor.was, { price: formatPrice(original, lang) })}
            </span>
          )}
        </p>
        <p className="news-soft">
          {row.kind && findings.kinds[row.kind]}
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

interface ListProps extends RangeProps {
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
  /** Product whose editor was open before. */
  readonly opened: string | undefined;
}

/** All products with search and filters; each leads to its editor. */
export function ProductList({ filter, onFilter, opened, ...props }: ListProps) {
  const { texts } = props;
  const { editor, findings } = texts.range;
  const { reply, busy, loadMore, reload } = useProductList({ ...filter });
  const [making, setMaking] = useState<{ readonly source: ProductRow | undefined }>();
  const create = useRef<HTMLButtonElement>(null);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const close = () => {
    setMaking(undefined);
    create.current?.focus();
  };
  return (
    <>
      <div className="range-tools">
        <search className="desk-form">
          <label className="desk-field is-grow">
            {editor.search}
            <input
              type="search"
              value={filter.search}
              maxLength={100}
              onChange={({ target }) => onFilter({ ...filter, search: target.value })}
            />
          </label>
          <label className="desk-field">
            {editor.kind}
            <select
              value={filter.kind}
              onChange={({ target }) => onFilter({ ...filter, kind: target.value })}
            >
              <option value="">{editor.allKinds}</option>
              {PRODUCT_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {findings.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <label className="desk-field">
            {editor.state}
            <select
              value={filter.state}
              onChange={({ target }) => onFilter({ ...filter, state: target.value })}
            >
              <option value="">{editor.allStates}</option>
              {PRODUCT_STATES.map((state) => (
                <option key={state} value={state}>
                  {editor.states[state]}
                </option>
              ))}
            </select>
          </label>
        </search>
        <button
          ref={create}
          type="button"
          className="desk-button is-primary"
          aria-expanded={making !== undefined}
          onClick={() => setMaking({ source: undefined })}
        >
          {editor.create}
        </button>
      </div>
      {making && (
        <NewProduct
          key={making.source?.id ?? ''}
          {...props}
          source={making.source}
          onClose={close}
        />
      )}
      {reply?.ok ? (
        <>
          <ul className="desk-rows" aria-label={editor.list}>
            {reply.data.products.map((row) => (
              <ListRow
                key={row.id}
                {...props}
                row={row}
                isOpened={row.id === opened}
                onCopy={() => setMaking({ source: row })}
              />
            ))}
          </ul>
          {reply.data.products.length === 0 && (
            <div className="desk-empty" role="status">
              <p>{isFiltered ? editor.nothing : editor.none}</p>
              {isFiltered && (
                <button type="button" className="desk-button" onClick={() => onFilter(NO_FILTER)}>
                  {editor.showAll}
                </button>
              )}
            </div>
          )}
          {reply.data.next !== null && (
            <button
              type="button"
              className="desk-button"
              aria-busy={busy}
              onClick={() => void loadMore()}
            >
              {texts.more}
            </button>
          )}
        </>
      ) : (
        <Waiting texts={texts} reply={reply} reload={reload} />
      )}
    </>
  );
}
