import { colourMark, itemIdOf } from '#rules/line-ids.ts';
import type { ProductData } from '../product-data.ts';

type Offered = Pick<ProductData, 'id' | 'name' | 'colours' | 'sizes' | 'packs'>;

interface GoneMark {
  readonly mark: string;
  readonly label: string;
  /** Of its control in the buy column. */
  readonly value: string;
}

/**
 * Returns everything of a product that is sold out and can be asked for, with its name: colours and packs of a bag, sizes
 * in the chosen colour, colours of what has no sizes, or the product itself.
 */
export function goneMarks(
  { id: productId, name, colours = [], sizes, packs }: Offered,
  soldOut: Readonly<Record<string, string>>,
  colour: string | undefined,
): readonly GoneMark[] {
  const colourName = (wanted?: string) => colours.find(({ id }) => id === wanted)?.name;
  const marks = packs
    ? [
        ...colours.map(({ id, name: label }) => ({
          ...{ mark: colourMark(productId, id), label, value: id },
        })),
        ...packs.map(({ id, label }) => ({
          ...{ mark: itemIdOf({ productId, pack: id }), label, value: id },
        })),
      ]
    : sizes
      ? sizes.map(({ id, label = id }) => ({
          mark: itemIdOf({ productId, colour, size: id }),
          label: [colourName(colour), label].filter(Boolean).join(', '),
          value: id,
        }))
      : colours.length > 0
        ? colours.map(({ id, name: label }) => ({
            mark: itemIdOf({ productId, colour: id }),
            label,
            value: id,
          }))
        : [{ mark: productId, label: name, value: '' }];
  return marks.filter(({ mark }) => soldOut[mark]);
}
