import { Fragment, useEffect, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import { type Markable, markableOf } from '#rules/sold-out.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { findProducts } from './find-products.ts';
import { freeOf } from './StockCounts.tsx';
import { type StockProps, StockVariants } from './StockVariants.tsx';

function stateOf(
  { groups }: Markable,
  { texts, marked: switchedOff, counts }: StockProps,
): string | undefined {
  const marks = groups.flatMap((group) => group.marks);
  const empty = [...counts.values()].filter((count) => freeOf(count) === 0);
  const marked = new Set([...switchedOff, ...empty.map(({ item_id: mark }) => mark)]);
  const count = marks.filter((mark) => marked.has(mark)).length;
  if (count === 0) return undefined;
  if (groups.some((group) => group.marks.every((mark) => marked.has(mark)))) {
    return texts.soldOut.gone;
  }
  return fill(texts.soldOut.counted, { count, all: marks.length });
}

/** The range as pictures with a search above; a product opens in its place with its switches. */
export function StockShelf(props: StockProps) {
  const { texts, cards } = props;
  const { soldOut } = texts;
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string>();
  const shelf = useRef<HTMLUListElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isFromSearch = useRef(false);
  const found = findProducts(typed, cards);
  // Enter in the search goes on to the switches of what was found.
  useEffect(() => {
    if (isFromSearch.current && opened !== undefined) {
      shelf.current?.querySelector<HTMLElement>('[role=switch]')?.focus();
    }
    isFromSearch.current = false;
  }, [opened]);
  return (
    <>
      <search>
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault();
            isFromSearch.current = true;
            setOpened(found[0]?.id);
          }}
        >
          <label className="desk-field is-grow">
            {soldOut.search}
            <input
              ref={search}
              type="search"
              maxLength={100}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setOpened(undefined);
              }}
            />
          </label>
          <p className="desk-found news-soft num" role="status">
            {found.length === 1 ? soldOut.foundOne : fill(soldOut.found, { count: found.length })}
          </p>
        </form>
      </search>
      {found.length === 0 && (
        <div className="desk-empty">
          <p>{soldOut.nothing}</p>
          <button
            type="button"
            className="desk-button"
            onClick={() => {
              setTyped('');
              search.current?.focus();
            }}
          >
            {soldOut.showAll}
          </button>
        </div>
      )}
      <ul ref={shelf} className="desk-shelf">
        {found.map((product) => {
          const isOpen = product.id === opened;
          const state = stateOf(markableOf(product), props);
          return (
            <Fragment key={product.id}>
              <li>
                <button
                  type="button"
                  className="desk-product"
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? undefined : product.id)}
                >
                  <Thumbnail
                    base={product.cover}
                    className="desk-product-picture"
                    sizes="(min-width: 56.25rem) 180px, 45vw"
                  />
                  <b>{product.name}</b>
                  <span className={state === undefined ? 'news-soft' : 'news-out'}>
                    {state ?? soldOut.onOffer}
                  </span>
                </button>
              </li>
              {isOpen && (
                <li className="desk-variants">
                  <h3 className="sr">{product.name}</h3>
                  <StockVariants {...props} product={product} />
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
    </>
  );
}
