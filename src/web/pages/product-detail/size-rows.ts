import {
  JERSEY_MEASURES_CM,
  SNEAKER_FOOT_LENGTH_MM,
  SNEAKER_UK_SIZE,
  US_MEN_ABOVE_UK,
} from '#catalogue/size-guide.ts';
import { type JerseySize, SNEAKER_SIZES } from '#catalogue/sizes.ts';
import type { Lang } from '#routes.ts';

/** A size, then what it measures. */
export type SizeRow = readonly [string, ...string[]];

/** British and American size and the foot's length in centimetres, by the language's comma. */
export function sneakerRows(lang: Lang): SizeRow[] {
  const shown = (text: string) => (lang === 'de' ? text.replace('.', ',') : text);
  return SNEAKER_SIZES.map((size) => {
    const uk = SNEAKER_UK_SIZE[size];
    const centimetres = (SNEAKER_FOOT_LENGTH_MM[size] / 10).toFixed(1);
    return [size, shown(String(uk)), shown(String(uk + US_MEN_ABOVE_UK)), shown(centimetres)];
  });
}

/** Chest and length in centimetres. */
export function jerseyRows(sizes: readonly JerseySize[]): SizeRow[] {
  return sizes.map((size) => {
    const { chest, length } = JERSEY_MEASURES_CM[size];
    return [size, String(chest), String(length)];
  });
}
