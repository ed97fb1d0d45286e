import { useRef } from 'react';
import { fill } from '#browser/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { DeskProps } from '#web/pages/admin/desk/texts.ts';
import { Thumbnail } from '#web/pages/admin/Thumbnail.tsx';
import { AddProduct } from '../collections/AddProduct.tsx';
import { useProductNames } from '../collections/use-product-names.ts';
import { priceKey, type TypedCampaign } from './typed-campaign.ts';

interface GoodsProps extends DeskProps {
  readonly typed: TypedCampaign;
  readonly onChange: (change: Partial<TypedCampaign>) => void;
}

/** Collections, each with a box. */
export function CampaignCollections({ typed, onChange, texts }: GoodsProps) {
  const { campaignTexts: say, names } = texts.range;
  const { collections } = typed;
  return (
    <fieldset className="range-list">
      <legend>{say.collections}</legend>
      {Object.entries(names.collections).map(([id, name]) => (
        <label key={id} className="desk-check">
          <input
            type="checkbox"
            checked={collections.includes(id)}
            onChange={({ target }) =>
              onChange({
                collections: target.checked
                  ? [...collections, id]
                  : collections.filter((each) => each !== id),
              })
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** A value of a tag. */
export function CampaignTag({ typed, onChange, texts }: GoodsProps) {
  const { campaignTexts: say, names } = texts.range;
  const options = Object.entries(names.tags).flatMap(([group, values]) =>
    Object.entries(values).map(([value, name]) => [`${group}=${value}`, name] as const),
  );
  return (
    <label className="desk-field">
      {say.goodsOf.tag}
      <select value={typed.tag} onChange={({ target }) => onChange({ tag: target.value })}>
        <option value="">{texts.range.editor.choose}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Chosen products, with a field for each new price where the offer has such. */
export function CampaignProducts({ typed, onChange, texts, lang }: GoodsProps) {
  const { campaignTexts: say, collectionTexts, names } = texts.range;
  const { packs } = names;
  const { ids, kind, prices } = typed;
  const { nameOf, know } = useProductNames(ids, lang);
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className="price-panel">
      {ids.length > 0 && (
        <ul className="sort-list campaign-products" aria-label={say.products}>
          {ids.map((id) => {
            const { name, picture, prices: present } = nameOf(id);
            return (
              <li key={id} data-id={id}>
                <Thumbnail base={picture} className="range-thumb" sizes="56px" />
                <div className="campaign-product">
                  <p>{name}</p>
                  {kind === 'prices' &&
                    present.map(({ variant, price_cents: cents }) => (
                      <label key={variant} className="desk-field">
                        <span>
                          {variant === ''
                            ? fill(say.newPrice, { name })
                            : fill(say.newPricePack, {
                                name,
                                pack: packs[variant] ?? variant,
                              })}
                        </span>
                        <input
                          inputMode="decimal"
                          autoComplete="off"
                          maxLength={12}
                          value={prices[priceKey(id, variant)] ?? ''}
                          placeholder={
                            cents === null ? '' : fill(say.now, { price: formatPrice(cents, lang) })
                          }
                          onChange={({ target }) =>
                            onChange({
                              prices: { ...prices, [priceKey(id, variant)]: target.value },
                            })
                          }
                        />
                      </label>
                    ))}
                </div>
                <button
                  type="button"
                  className="desk-button"
                  aria-label={fill(collectionTexts.removeNamed, { name })}
                  onClick={({ currentTarget }) => {
                    const row = currentTarget.closest('li');
                    const next = row?.nextElementSibling ?? row?.previousElementSibling;
                    const button = next?.querySelector<HTMLElement>('button');
                    (button ?? search.current)?.focus();
                    onChange({ ids: ids.filter((each) => each !== id) });
                  }}
                >
                  {collectionTexts.remove}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <AddProduct
        field={search}
        ids={ids}
        collection=""
        texts={texts}
        lang={lang}
        onAdd={(row) => {
          know(row);
          onChange({ ids: [...ids, row.id] });
        }}
      />
    </div>
  );
}
