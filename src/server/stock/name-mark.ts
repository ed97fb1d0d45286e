import type { Lang } from '#routes.ts';
import { fullMarkLabel } from '#rules/mark-label.ts';
import { rangeOf } from '#rules/range.ts';
import { catalogueOf, type HasCatalogue } from '../shop.ts';

/** Name of a mark for the owner: "Hoodie Hafen, Petrol, M". The mark if the catalogue doesn't have it. */
export function nameMark(shop: HasCatalogue, mark: string): Readonly<Record<Lang, string>> {
  const range = rangeOf(catalogueOf(shop));
  return { de: fullMarkLabel(mark, 'de', range), en: fullMarkLabel(mark, 'en', range) };
}
