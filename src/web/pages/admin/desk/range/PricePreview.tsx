import { memo } from 'react';
import { formatPrice } from '../../../../../rules/money.ts';
import { fill } from '../../../../i18n/translate.ts';
import type { DeskProps } from '../texts.ts';
import { PriceTable } from './PriceTable.tsx';
import type { PreviewLine, PreviewProduct } from './price-preview.ts';

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

/** Every price with what a change makes of it, one row for each. */
export const PricePreview = memo(function PricePreview({
  products,
  ...props
}: DeskProps & { readonly products: readonly PreviewProduct[] }) {
  const { editor, priceTexts } = props.texts.range;
  return (
    <PriceTable texts={props.texts} caption={priceTexts.table}>
      {products.map((product) => {
        const { row, lines } = product;
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
