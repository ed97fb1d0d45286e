import type { Catalogue } from '#catalogue/catalogue.ts';
import { ADMIN_ACTIVE_WINDOW_MS, MIN_PROVEN_VIEWERS } from '#catalogue/limits.ts';
import type { Counted } from '#contract/dashboard.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import { knownPage } from './pages.ts';

/** Product pages ask often; presence is queried for all of them at most once in this time. */
const KEPT_MS = 10_000;

const BY_PAGE = `
SELECT current_page AS key, count(*)::int AS count FROM active_sessions
WHERE NOT bot AND ended_at IS NULL AND last_seen >= $1 GROUP BY 1`;

/** Sums viewers by page into viewers by product, languages together, the most first. */
export function viewersByProduct(pages: readonly Counted[], catalogue: Catalogue): Counted[] {
  const byProduct = new Map<string, number>();
  for (const { key, count } of pages) {
    const product = knownPage(key, catalogue)?.product;
    if (product) byProduct.set(product, (byProduct.get(product) ?? 0) + count);
  }
  return [...byProduct]
    .map(([key, count]) => ({ key, count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** Counts the active visits on each product's page. One per node. */
export class Viewers {
  readonly #shop: Pick<Shop, 'pool' | 'now'> & HasCatalogue;
  #read: { readonly at: number; readonly counts: Promise<Record<string, number>> } | undefined;

  constructor(shop: Pick<Shop, 'pool' | 'now'> & HasCatalogue) {
    this.#shop = shop;
  }

  /**
   * Returns the active visits by product, from three up; fewer prove nothing and are left out
   * (docs/decisions/0002-one-module-decides-about-claims.md).
   */
  counts(): Promise<Record<string, number>> {
    const now = this.#shop.now();
    if (this.#read && now - this.#read.at < KEPT_MS) return this.#read.counts;
    const counts = this.#count(now);
    this.#read = { at: now, counts };
    counts.catch(() => {
      this.#read = undefined;
    });
    return counts;
  }

  async #count(now: number): Promise<Record<string, number>> {
    const since = new Date(now - ADMIN_ACTIVE_WINDOW_MS);
    const { rows } = await this.#shop.pool.query<Counted>(BY_PAGE, [since]);
    const proven = viewersByProduct(rows, catalogueOf(this.#shop)).filter(
      ({ count }) => count >= MIN_PROVEN_VIEWERS,
    );
    return Object.fromEntries(proven.map(({ key, count }) => [key, count]));
  }
}
