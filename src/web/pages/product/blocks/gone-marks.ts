import { colourMark, itemIdOf } from '#rules/line-ids.ts';
import type { ProductData } from '../product-data.ts';

type Offered = Pick<ProductData, 'id' | 'name' | 'colours' | 'sizes' | 'packs'>;

/**
 * Returns everything of a product that is sold out and can be asked for, with its name: colours and packs of a bag, sizes
 * in the chosen colour, colours of what has no sizes, or the product itself.
 */
export function goneMarks(
  { id: productId, name, colours = [], sizes, packs }: Offered,
  soldOut: Readonly<Record<string, string>>,
  colour: string | undefined,
): readonly { readonly mark: string; readonly label: string }[] {
  const colourName = (wanted?: string) => colours.find(({ id }) => id === wanted)?.name;
  const marks = packs
    ? [
        ...colours.map(({ id, name: label }) => ({ mark: colourMark(productId, id), label })),
        ...packs.map(({ id, label }) => ({ mark: itemIdOf({ productId, pack: id }), label })),
      ]
    : sizes
      ? sizes.map(({ id, label = id }) => ({
          mark: itemIdOf({ productId, colour, size: id }),
          label: [colourName(colour), label].filter(Boolean).join(', '),
        }))
      : colours.length > 0
        ? colours.map(({ id, name: label }) => ({
            mark: itemIdOf({ productId, colour: id }),
            label,
          }))
        : [{ mark: productId, label: name }];
  return marks.filter(({ mark }) => soldOut[mark]);
}
