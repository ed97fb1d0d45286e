import type { OrderItem } from '#contract/checkout.ts';
import { fill } from '#rules/fill.ts';
import { picturesOfLine } from '#rules/order-pieces.ts';
import type { PackingTexts } from './texts.ts';

/** One piece that is put into the box. */
export interface Piece {
  readonly key: string;
  readonly name: string;
  /** Colour or size; empty where there is nothing to choose. */
  readonly variant: string;
  /** What it belongs to. */
  readonly note: string;
  /** Path of its picture; undefined if the order has none. */
  readonly picture: string | undefined;
}

export const pieceKey = ({ id, variant }: Pick<OrderItem, 'id' | 'variant'>, nth: number): string =>
  `${id} ${variant} ${nth}`;

/** The pieces of a parcel's lines, one by one: a Duo is two, each in its colour. */
export function piecesToPack(parcel: readonly OrderItem[], texts: PackingTexts): Piece[] {
  return parcel.flatMap((item) => {
    const [pack = '', named] = item.variant.split(': ');
    const colours = named?.split(', ') ?? [];
    const pictures = picturesOfLine(item);
    const kinds = colours.length > 0 ? colours : [item.variant];
    const count = item.quantity * kinds.length;
    return Array.from({ length: count }, (_, at): Piece => {
      const nth = { at: at + 1, count, pack };
      const notes = [
        item.gift && texts.gift,
        colours.length > 0 ? fill(texts.of, nth) : count > 1 && fill(texts.nth, nth),
      ];
      const kind = at % kinds.length;
      return {
        key: pieceKey(item, at),
        name: item.name,
        variant: kinds[kind] ?? '',
        note: notes.filter(Boolean).join(', '),
        picture: pictures[kind] ?? pictures[0],
      };
    });
  });
}

/** Lines as a sentence has them: `1 × Deutschland Heim Größe L`. */
export function nameLines(lines: readonly OrderItem[]): string {
  return lines
    .map(({ quantity, name, variant }) => `${quantity} × ${name} ${variant}`.trim())
    .join(', ');
}
