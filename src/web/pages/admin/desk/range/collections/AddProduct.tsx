import { type Ref, useState } from 'react';
import { fill } from '#browser/fill.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { Waiting } from '#web/pages/admin/desk/Waiting.tsx';
import { Thumbnail } from '#web/pages/admin/Thumbnail.tsx';
import { type ProductRow, useProductList } from '../use-product-list.ts';

/** Products that a search shows at most; more letters find the others. */
const MOST_FOUND = 8;

interface AddProps extends DeskProps {
  /** Takes the search field. */
  readonly field?: Ref<HTMLInputElement>;
  readonly ids: readonly string[];
  /** Only products of this home collection; empty for all. */
  readonly collection: string;
  /** A product that can't be added, because the list is its own. */
  readonly without?: string | undefined;
  readonly onAdd: (row: ProductRow) => void;
}

/** A search whose results are put at the end of the list. */
export function AddProduct({ field, ids, collection, without, onAdd, texts, lang }: AddProps) {
  const { collectionTexts: say } = texts.range;
  const [search, setSearch] = useState('');
  const { reply, products, isCurrent, reload } = useProductList({ search, collection });
  const found = products.filter(({ id, state }) => state !== 'retired' && id !== without);
  const isAsked = search.trim() !== '';
  // Rows that change under the finger would add another product than the one that was read.
  const isFound = isAsked && isCurrent && reply?.ok;
  return (
    <section className="desk-block" aria-label={say.add}>
      <search>
        <label className="desk-field">
          {say.add}
          <input
            ref={field}
            type="search"
            value={search}
            maxLength={100}
            onChange={({ target }) => setSearch(target.value)}
            // It may stand in a form, which Enter would send.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      </search>
      {isAsked && !isFound && (
        <Waiting texts={texts} reply={isCurrent ? reply : undefined} reload={reload} />
      )}
      {isFound && (
        <>
          <ul className="sort-list" aria-label={say.found}>
            {found.slice(0, MOST_FOUND).map((row) => {
              const name = row.name?.[lang] || row.name?.de || row.id;
              const isIn = ids.includes(row.id);
              return (
                <li key={row.id}>
                  <Thumbnail base={row.picture ?? undefined} className="range-thumb" sizes="56px" />
                  <p>{name}</p>
                  <button
                    type="button"
                    className="desk-button"
                    aria-disabled={isIn}
                    aria-label={fill(isIn ? say.isInNamed : say.addNamed, { name })}
                    onClick={() => !isIn && onAdd(row)}
                  >
                    {isIn ? say.isIn : say.addOne}
                  </button>
                </li>
              );
            })}
          </ul>
          <p className="news-soft" role="status">
            {found.length === 0 && say.nothing}
            {found.length > MOST_FOUND && say.more}
          </p>
        </>
      )}
    </section>
  );
}
