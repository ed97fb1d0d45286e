/**
 * Makes the catalogue ten times as large, before anything else has read it: a process is started with
 * `--import` of this file. What was there comes last, so that whoever looks through lists has to look
 * through all of it.
 */
import { ACCESSORIES } from '../src/catalogue/accessories.ts';
import { ACCESSORY_IDS, JERSEY_IDS, SNEAKER_IDS } from '../src/catalogue/ids.ts';
import { JERSEYS } from '../src/catalogue/jerseys.ts';
import { SNEAKERS } from '../src/catalogue/sneakers.ts';

const TIMES = 10;

/** The product of another number, `kiez-low-navy-7`. */
export function generatedId(id: string, nth: number): string {
  return `${id}-${nth}`;
}

/** Numbers of the generated products beside the one that exists. */
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
