import type { Lang } from '#routes.ts';
import { nameIn } from '#rules/name.ts';
import { type Range, rangeOf } from '#rules/range.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { catalogueOf, type HasCatalogue } from '../shop.ts';

type Names = Readonly<Record<Lang, string>>;

function variantOf(mark: string, { find, options }: Range): Names | string | undefined {
  const { colours, packs } = options;
  const colour = colours[mark.split(':')[1] ?? ''];
  if (colour) return colour;
  const reading = readItemId(mark, find);
  if (!reading.ok) return undefined;
  const { variant } = reading;
  if (variant.pack) return packs[variant.pack]?.name;
  return variant.colour ? colours[variant.colour] : variant.size;
}

/** Name of a mark for the owner: "Elvare Pouch, Rosa". The mark if the catalogue doesn't have it. */
export function nameMark(shop: HasCatalogue, mark: string): Names {
  const range = rangeOf(catalogueOf(shop));
  const product = productOfMark(mark, range.find);
  if (!product) return { de: mark, en: mark };
  const variant = variantOf(mark, range);
  const nameOf = (lang: Lang) => {
    const name = nameIn(product.name, lang);
    return variant === undefined ? name : `${name}, ${nameIn(variant, lang)}`;
  };
  return { de: nameOf('de'), en: nameOf('en') };
}
