import { COLOURS } from '#catalogue/colours.ts';
import { PACK_NAMES } from '#catalogue/packs.ts';
import type { Lang } from '#routes.ts';
import { colourIdOf } from '#rules/colour-names.ts';
import { nameIn, type Range, rangeOf } from '#rules/range.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { catalogueOf, type HasCatalogue } from '../shop.ts';

type Names = Readonly<Record<Lang, string>>;

function variantOf(mark: string, find: Range['find']): Names | string | undefined {
  const colour = colourIdOf(mark.split(':')[1] ?? '');
  if (colour) return COLOURS[colour];
  const reading = readItemId(mark, find);
  if (!reading.ok) return undefined;
  const { variant } = reading;
  if (variant.pack) return PACK_NAMES[variant.pack];
  if (variant.colour) return COLOURS[variant.colour];
  return variant.size;
}

/** Name of a mark for the owner: "Elvare Pouch, Rosa". The mark if the catalogue doesn't have it. */
export function nameMark(shop: HasCatalogue, mark: string): Names {
  const { find } = rangeOf(catalogueOf(shop));
  const product = productOfMark(mark, find);
  if (!product) return { de: mark, en: mark };
  const variant = variantOf(mark, find);
  const nameOf = (lang: Lang) => {
    const name = nameIn(product.name, lang);
    return variant === undefined ? name : `${name}, ${nameIn(variant, lang)}`;
  };
  return { de: nameOf('de'), en: nameOf('en') };
}
