import { COLOURS } from '../../catalogue/colours.ts';
import { PACK_NAMES } from '../../catalogue/packs.ts';
import { colourIdOf } from '../../rules/colour-names.ts';
import { nameIn, rangeOf } from '../../rules/range.ts';
import { readItemId } from '../../rules/read-item-id.ts';
import { productOfMark } from '../../rules/sold-out.ts';
import { catalogueOf, type HasCatalogue } from '../shop.ts';

/** Name of a mark for the owner, in German: "Elvare Pouch, Rosa". The mark if the catalogue doesn't have it. */
export function nameMark(shop: HasCatalogue, mark: string): string {
  const { find } = rangeOf(catalogueOf(shop));
  const product = productOfMark(mark, find);
  if (!product) return mark;
  const name = nameIn(product.name, 'de');
  const colour = colourIdOf(mark.split(':')[1] ?? '');
  if (colour) return `${name}, ${COLOURS[colour].de}`;
  const reading = readItemId(mark, find);
  if (!reading.ok) return name;
  const { variant } = reading;
  if (variant.kind === 'bag') return `${name}, ${PACK_NAMES[variant.pack].de}`;
  if (variant.kind === 'cap') return `${name}, ${COLOURS[variant.colour].de}`;
  return 'size' in variant ? `${name}, ${variant.size}` : name;
}
