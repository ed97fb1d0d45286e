import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { isDemo, type ShopMode } from '#rules/claims.ts';
import { pricesOf } from '#rules/product-prices.ts';
import { strikeProblem } from '#rules/strike-problem.ts';
import type { Database, Transaction } from '../shop.ts';
import { readClock } from './campaigns/read-campaigns.ts';
import { readPrices } from './content-prices.ts';
import type { Entry } from './entries.ts';
import { sellCatalogue } from './read-catalogue.ts';

interface DraftedContent extends Pick<Entry, 'kind' | 'id'> {
  readonly content: unknown;
  /** Content of the entry's newest version, also of a retired product. */
  readonly published: unknown;
}

/** Returns the prices of a draft beside the published ones; none while an amount is missing. */
function pricesBeside({ kind, content, published }: DraftedContent) {
  const former = new Map(
    readPrices(published).map((price) => [price.variant, price.original_cents ?? undefined]),
  );
  const prices = kind === 'product' ? readPrices(content) : [];
  const known = prices.flatMap(({ variant, price_cents: priceCents, original_cents }) =>
    priceCents === null
      ? []
      : {
          variant,
          priceCents,
          ...(original_cents !== null && { originalCents: original_cents }),
          former: former.get(variant),
        },
  );
  return known.length === prices.length ? known : [];
}

/**
 * Finds original prices of drafts that the price history doesn't prove, were the drafts published now. Asks
 * `sellCatalogue()`, so that a finding and the prices of a page agree. `base` has the collections, for campaigns.
 */
export async function findUnprovedPrices(
  db: Database | Transaction,
  mode: ShopMode,
  base: Catalogue,
  drafts: readonly DraftedContent[],
): Promise<Finding[]> {
  if (isDemo(mode)) return [];
  const claims = drafts
    .map((draft) => ({ ...draft, prices: pricesBeside(draft) }))
    .filter(({ prices }) => prices.some((price) => strikeProblem(price, price.former, undefined)));
  if (claims.length === 0) return [];
  // Every price is there: that is all of a product that selling it reads.
  const products = claims.map(({ content }) => content as Product);
  const sold = await sellCatalogue(db, mode, { ...base, products }, await readClock(db));
  return claims.flatMap(({ id, prices }, at) => {
    const product = sold.products[at];
    const proven = product ? pricesOf(product).map(({ provenCents }) => provenCents) : [];
    return prices.flatMap((price, place): Finding[] => {
      const problem = strikeProblem(price, price.former, proven[place]);
      const path = price.variant === '' ? [] : ['packs', price.variant];
      return problem ? [{ kind: 'product', id, path: [...path, 'originalCents'], ...problem }] : [];
    });
  });
}
