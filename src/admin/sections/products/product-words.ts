import type { AdminProductsReply } from '#contract/admin-products.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { ProductTexts } from './texts.ts';

export type ProductRow = AdminProductsReply['products'][number];

/** Returns what of a product may be chosen: `12 Farben`, `36 bis 45`. */
export function optionWords(
  { sizes, colours }: Pick<ProductRow, 'sizes' | 'colours'>,
  texts: ProductTexts,
): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  const inSizes =
    sizes.length > 1
      ? fill(texts.sizes, { first: first ?? '', last: last ?? '' })
      : sizes.length === 1 && fill(texts.sizesOne, { size: first ?? '' });
  const inColours =
    colours.length > 1
      ? fill(texts.colours, { count: colours.length })
      : colours.length === 1 && texts.coloursOne;
  return [inColours, inSizes].filter(Boolean).join(', ');
}

/** Returns the price of a list: `ab €59,99` where it has several. */
export function priceWords(
  { price_cents: cents, prices }: ProductRow,
  texts: ProductTexts,
  lang: Lang,
): string {
  if (cents === null) return texts.noPrice;
  const price = formatPrice(cents, lang);
  return prices.length > 1 ? fill(texts.from, { price }) : price;
}
