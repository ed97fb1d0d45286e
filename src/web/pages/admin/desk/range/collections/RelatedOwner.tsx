import { useState } from 'react';
import { fill } from '#browser/fill.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import type { JsonObject } from '../content-path.ts';
import { useProductList } from '../use-product-list.ts';

interface OwnerProps extends DeskProps {
  /** Lists of related products by product. */
  readonly content: JsonObject;
  readonly owner: string | undefined;
  readonly onOwner: (id: string | undefined) => void;
}

/** Choice of the product whose related products are edited: found by a search, those with a list of their own first. */
export function RelatedOwner({ content, owner, onOwner, texts, lang }: OwnerProps) {
  const { collectionTexts: say } = texts.range;
  const [search, setSearch] = useState('');
  const { products } = useProductList({ search });
  const own = Object.keys(content);
  const rows = products.filter(({ state }) => state !== 'retired');
  const listed = rows.toSorted((a, b) => Number(own.includes(b.id)) - Number(own.includes(a.id)));
  return (
    <div className="desk-form">
      <label className="desk-field is-grow">
        {say.searchOwner}
        <input
          type="search"
          value={search}
          maxLength={100}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <label className="desk-field is-grow">
        {say.owner}
        <select
          value={owner ?? ''}
          onChange={({ target }) => onOwner(target.value === '' ? undefined : target.value)}
        >
          <option value="">{texts.range.editor.choose}</option>
          {owner !== undefined && !listed.some(({ id }) => id === owner) && (
            <option value={owner}>{owner}</option>
          )}
          {listed.map(({ id, name }) => {
            const text = name?.[lang] || name?.de || id;
            return (
              <option key={id} value={id}>
                {own.includes(id) ? fill(say.ownList, { name: text }) : text}
              </option>
            );
          })}
        </select>
      </label>
    </div>
  );
}
