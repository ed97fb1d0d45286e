import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { factValues } from './fact-texts.ts';

/** Places of a page's texts beside `pagePlaces()`: settings, its own name, and the names of the menu's collections. */
export const LATER_PLACES = [
  ...['companyName', 'companyEmail', 'companyPhone', 'paymentMethods'],
  ...['pageName', 'sections'],
] as const;

/** Values of places in the texts of pages: figures, and of each collection the number of its products. */
export function pagePlaces(
  { products, collections, facts }: Catalogue,
  lang: Lang,
): Readonly<Record<string, string>> {
  const counts = Object.fromEntries(Object.keys(collections).map((id) => [id, 0]));
  for (const { collection } of products) counts[collection] = (counts[collection] ?? 0) + 1;
  const numbers = Object.entries(counts).map(([id, count]) => [id, `${count}`]);
  return { ...Object.fromEntries(numbers), ...factValues(facts, lang) };
}
