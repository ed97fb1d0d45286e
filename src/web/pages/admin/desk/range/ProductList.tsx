import { useRef, useState } from 'react';
import { PRODUCT_STATES } from '#contract/admin-products.ts';
import { More } from '../More.tsx';
import { Waiting } from '../Waiting.tsx';
import { ListRow } from './ListRow.tsx';
import { NewProduct } from './NewProduct.tsx';
import type { RangeProps } from './Range.tsx';
import type { ProductPages, ProductRow } from './use-product-list.ts';

export interface ListFilter {
  readonly search: string;
  readonly collection: string;
  readonly state: string;
}
export const NO_FILTER: ListFilter = { search: '', collection: '', state: '' };

interface ListProps extends RangeProps {
  readonly filter: ListFilter;
  readonly onFilter: (filter: ListFilter) => void;
  readonly list: ProductPages;
}

/** All products with search and filters; each leads to its editor. */
export function ProductList({ filter, onFilter, list, ...props }: ListProps) {
  const { texts } = props;
  const { editor, names } = texts.range;
  const { reply, products, reload } = list;
  const [making, setMaking] = useState<{ readonly source: ProductRow | undefined }>();
  const create = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
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
              ref={search}
              type="search"
              value={filter.search}
              maxLength={100}
              onChange={({ target }) => onFilter({ ...filter, search: target.value })}
            />
          </label>
          <label className="desk-field">
            {editor.collection}
            <select
              value={filter.collection}
              onChange={({ target }) => onFilter({ ...filter, collection: target.value })}
            >
              <option value="">{editor.allCollections}</option>
              {Object.keys(names.homes).map((collection) => (
                <option key={collection} value={collection}>
                  {names.collections[collection]}
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
          <ul ref={rows} className="desk-rows" aria-label={editor.list}>
            {products.map((row) => (
              <ListRow
                key={row.id}
                {...props}
                row={row}
                onCopy={() => setMaking({ source: row })}
              />
            ))}
          </ul>
          {products.length === 0 && (
            <div className="desk-empty" role="status">
              <p>{isFiltered ? editor.nothing : editor.none}</p>
              {isFiltered && (
                <button
                  type="button"
                  className="desk-button"
                  onClick={() => {
                    onFilter(NO_FILTER);
                    search.current?.focus();
                  }}
                >
                  {editor.showAll}
                </button>
              )}
            </div>
          )}
          <More texts={texts} list={rows} pages={list} />
        </>
      ) : (
        <Waiting texts={texts} reply={reply} reload={reload} />
      )}
    </>
  );
}
