import { desc, isNotNull } from 'drizzle-orm';
import type { Catalogue, ContentPage } from '#catalogue/catalogue.ts';
import rulesPage from '#catalogue/review-rules.json' with { type: 'json' };
import type { Proofs } from '#catalogue/types.ts';
import { REVIEW_RULES } from '#rules/review-rules.ts';
import type { Database, Transaction } from '../shop.ts';
import { catalogueVersions } from './schema.ts';

/** Returns what the newest version says of orders and reviews; undefined before the first proof. */
export async function readProofs(db: Database | Transaction): Promise<Proofs | undefined> {
  const { number, proofs } = catalogueVersions;
  const [row] = await db
    .select({ proofs })
    .from(catalogueVersions)
    .where(isNotNull(proofs))
    .orderBy(desc(number))
    .limit(1);
  return row?.proofs ?? undefined;
}

/**
 * Returns a catalogue with the proved figures of products and shop, and once it has reviews with the page of their rules.
 * Products without any figures stay the same objects.
 */
export function withProofs(catalogue: Catalogue, proofs: Proofs | undefined): Catalogue {
  if (!proofs) return catalogue;
  const { ratings, bestsellers, orders } = proofs;
  const { '': whole } = ratings;
  const products = catalogue.products.map((product) => {
    const rating = ratings[product.id];
    const bestseller = bestsellers[product.id];
    if (!rating && bestseller === undefined) return product;
    return { ...product, ...(rating && { rating }), ...(bestseller && { bestseller }) };
  });
  // The owner may have a page of the same path.
  const rules = Object.values(catalogue.pages).some(({ path }) => path === REVIEW_RULES)
    ? {}
    : { reviews: rulesPage as ContentPage };
  return {
    ...catalogue,
    products,
    ...(whole && { pages: { ...catalogue.pages, ...rules } }),
    ...((whole || orders) && {
      proven: { ...(whole && { rating: whole }), ...(orders && { orders }) },
    }),
  };
}
