import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { isDemo } from '#rules/claims.ts';
import { missingFacts, missingTags, needsOf } from '#rules/goods-facts.ts';
import { findGuarantees } from './draft-words.ts';
import { type Entry, isRecord } from './entries.ts';
import type { ServedCatalogue } from './served-catalogue.ts';

/** Finds facts that a live shop owes of drafted products, and of all once a drafted collection may ask for more, or the
 * drafted firm answers for fewer; and words of a guarantee that no field says whose it is. */
export function findMissingFacts(
  { mode, settings }: Pick<ServedCatalogue, 'mode' | 'settings'>,
  { products, collections, firm }: Pick<Catalogue, 'products' | 'collections' | 'firm'>,
  drafts: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
): Finding[] {
  if (isDemo(mode)) return [];
  const drafted = new Set(drafts.flatMap(({ kind, id }) => (kind === 'product' ? id : [])));
  const asksAll = drafts.some(({ kind }) => kind === 'collection' || kind === 'firm');
  const asked = products.filter((each) => isRecord(each) && (asksAll || drafted.has(each.id)));
  const owed = asked.flatMap((product: Product): Finding[] => {
    const needs = needsOf(product, collections);
    const of = { kind: 'product', id: product.id } as const;
    const paths = [...missingFacts(product, needs, firm), ...missingTags(product, collections)];
    const missing = paths.map((path): Finding => ({ ...of, path, code: 'missing', values: {} }));
    const isUnregistered =
      needs.includes('battery') && (firm?.weee ?? settings.company.weee) === '';
    return isUnregistered
      ? [...missing, { ...of, path: ['battery', 'de'], code: 'weee_number_missing', values: {} }]
      : missing;
  });
  return [...owed, ...drafts.flatMap(findGuarantees)];
}
