/**
 * Multiplies the catalogue by ten before any other module reads it: start a process with `--import` of this
 * file. The real products come last, so that a search through a list has to read all of it.
 */
import { ACCESSORIES } from '../src/catalogue/accessories.ts';
import { ACCESSORY_IDS, JERSEY_IDS, SNEAKER_IDS } from '../src/catalogue/ids.ts';
import { JERSEYS } from '../src/catalogue/jerseys.ts';
import { SNEAKERS } from '../src/catalogue/sneakers.ts';

const TIMES = 10;

/** Returns the id of a generated product, for instance `kiez-low-navy-7`. */
export function generatedId(id: string, nth: number): string {
  return `${id}-${nth}`;
}

/** Numbers of the generated copies of each product. */
export const GENERATED: readonly number[] = Array.from({ length: TIMES - 1 }, (_, n) => n + 2);

function multiply<T>(list: readonly T[], again: (item: T, nth: number) => unknown): void {
  const own = [...list];
  const made = GENERATED.flatMap((nth) => own.map((item) => again(item, nth) as T));
  (list as T[]).unshift(...made);
}

export function multiplyCatalogue(): void {
  for (const ids of [ACCESSORY_IDS, JERSEY_IDS, SNEAKER_IDS] as const) {
    multiply<string>(ids, generatedId);
  }
  for (const products of [ACCESSORIES, JERSEYS, SNEAKERS] as const) {
    multiply<{ readonly id: string }>(products, (product, nth) => ({
      ...product,
      id: generatedId(product.id, nth),
    }));
  }
}

multiplyCatalogue();
