import { memo } from 'react';
import { formatPrice } from '#rules/money.ts';
import { fill } from '#web/i18n/translate.ts';
import type { DeskProps } from '../texts.ts';
import { PriceTable } from './PriceTable.tsx';
import type { PreviewLine, PreviewProduct } from './price-preview.ts';
import type { UnprovedPrices } from './use-unproved-prices.ts';

interface AmountProps extends DeskProps {
  readonly cents: number | null;
  readonly original: number | null;
}

/** A price with the original one, if it is reduced. */
function Amount({ cents, original, texts, lang }: AmountProps) {
  const { editor, priceTexts } = texts.range;
  if (!Number.isSafeInteger(cents) || cents === null) return editor.noPrice;
  const isReduced = Number.isSafeInteger(original) && original !== null && original > cents;
  return (
    <>
      {formatPrice(cents, lang)}
      {isReduced && (
        <span className="news-soft">
          {' '}
          {fill(priceTexts.was, { price: formatPrice(original, lang) })}
        </span>
      )}
    </>
  );
}

/** The price that a change makes, or the reason why there is none. */
function Result({
  line: { before, result },
  product,
  ...props
}: DeskProps & { readonly line: PreviewLine; readonly product: PreviewProduct }) {
  const { priceTexts } = props.texts.range;
  if (product.row.retired) return <span className="price-wrong">{priceTexts.retired}</span>;
  if (result === undefined) return null;
  if (!result.ok) return <span className="price-wrong">{priceTexts.problems[result.code]}</span>;
  if (product.outcome === 'left_out') return priceTexts.unchanged;
  const { priceCents, originalCents } = result.price;
  if (priceCents === before.price_cents && originalCents === before.original_cents) {
    return priceTexts.unchanged;
  }
  return <Amount {...props} cents={priceCents} original={originalCents} />;
}

interface UnprovedProps extends DeskProps {
  /** Highest original price that is proved; null if none is, undefined if this one may be. */
  readonly proven: number | null | undefined;
}

/** Says that the price history doesn't prove the original price of a result. */
function Unproved({ proven, texts, lang }: UnprovedProps) {
  const { priceTexts } = texts.range;
  if (proven === undefined) return null;
  return (
    <span className="price-wrong block">
      {proven === null
        ? priceTexts.unprovedPrice
        : fill(priceTexts.provenPrice, { price: formatPrice(proven, lang) })}
    </span>
  );
}

/** Returns products in the order in which they need the owner: left out, unproved, others. */
function unprovedFirst(products: readonly PreviewProduct[], unproved: UnprovedPrices) {
  const orderOf = ({ row, outcome }: PreviewProduct) =>
    outcome === 'left_out' ? 0 : unproved.has(row.id) ? 1 : 2;
  return products.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Every price with what a change makes of it, one row for each. */
export const PricePreview = memo(function PricePreview({
  products,
  unproved,
  ...props
}: DeskProps & {
  readonly products: readonly PreviewProduct[];
  readonly unproved: UnprovedPrices;
}) {
  const { editor, priceTexts } = props.texts.range;
  return (
    <PriceTable texts={props.texts} caption={priceTexts.table}>
      {unprovedFirst(products, unproved).map((product) => {
        const { row, lines } = product;
        const proven = unproved.get(row.id);
        const name = row.name?.[props.lang] || row.name?.de || editor.unnamed;
        return (
          <tbody key={row.id}>
            {lines.map((line) => {
              const { variant, price_cents, original_cents } = line.before;
              return (
                <tr key={variant}>
                  <th scope="row">
                    {name}
                    {variant !== '' && (
                      <span className="news-soft"> {priceTexts.packs[variant]}</span>
                    )}
                  </th>
                  <td>
                    <Amount {...props} cents={price_cents} original={original_cents} />
                  </td>
                  <td>
                    <Result {...props} line={line} product={product} />
                    <Unproved {...props} proven={proven?.get(variant)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </PriceTable>
  );
});
