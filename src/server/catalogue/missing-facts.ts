import type { Catalogue, Collection, Product } from '#catalogue/catalogue.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { isDemo } from '#rules/claims.ts';
import { missingFacts } from '#rules/goods-facts.ts';
import { type Entry, isRecord } from './entries.ts';
import type { ServedCatalogue } from './served-catalogue.ts';

/** Finds facts that a live shop owes of drafted products, and of products whose drafted collection asks for more. */
export function findMissingFacts(
  { mode, weeeNumber }: Pick<ServedCatalogue, 'mode' | 'weeeNumber'>,
  { products, collections }: Pick<Catalogue, 'products' | 'collections'>,
  drafts: readonly Pick<Entry, 'kind' | 'id' | 'content'>[],
): Finding[] {
  if (isDemo(mode)) return [];
  const ids = (kind: Entry['kind']) =>
    new Set(drafts.flatMap((each) => (each.kind === kind ? each.id : [])));
  const [drafted, homes] = [ids('product'), ids('collection')];
  const asked = products.filter(
    (each) => isRecord(each) && (drafted.has(each.id) || homes.has(each.collection)),
  );
  return asked.flatMap((product: Product) => {
    const home: Pick<Collection, 'needs'> | null | undefined = collections[product.collection];
    const needs = Array.isArray(home?.needs) ? home.needs : [];
    const of = { kind: 'product', id: product.id } as const;
    const missing = missingFacts(product, needs).map(
      (path): Finding => ({ ...of, path: [...path], code: 'missing', values: {} }),
    );
    const isUnregistered = needs.includes('battery') && weeeNumber === '';
    return isUnregistered
      ? [...missing, { ...of, path: ['battery', 'de'], code: 'weee_number_missing', values: {} }]
      : missing;
  });
}
