import { desc, inArray } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Transaction } from '../shop.ts';
import { type CampaignRow, sellBy } from './campaigns/read-campaigns.ts';
import { readPrices } from './content-prices.ts';
import { readEntries } from './current-entries.ts';
import { joinEntries } from './entries.ts';
import { priceHistory } from './schema.ts';

interface PricedProduct {
  readonly id: string;
  readonly content: unknown;
  readonly removed: boolean;
}

/** Returns all products of the newest version at the prices of running campaigns. */
export async function pricesOfAll(
  tx: Transaction,
  running: readonly CampaignRow[],
): Promise<PricedProduct[]> {
  const entries = await readEntries(tx);
  const removed = entries.filter((entry) => entry.kind === 'product' && entry.removed);
  // Entries are checked before they are written.
  const base = joinEntries(entries.filter((entry) => !entry.removed)) as Catalogue;
  const sold = sellBy(base, running).products;
  return [...removed, ...sold.map((content) => ({ id: content.id, content, removed: false }))];
}

/** Adds a row for each price that a version changes; `products` have the prices that are shown. */
export async function recordPrices(
  tx: Transaction,
  { number: version, at: shownFrom }: { readonly number: number; readonly at: Date },
  products: readonly PricedProduct[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return;
  const shown = await tx
    .selectDistinctOn([priceHistory.productId, priceHistory.variant])
    .from(priceHistory)
    .where(inArray(priceHistory.productId, ids))
    .orderBy(priceHistory.productId, priceHistory.variant, desc(priceHistory.version));
  const byProduct = Map.groupBy(shown, ({ productId }) => productId);
  const rows = products.flatMap(({ id, content, removed }) => {
    const now = (removed ? [] : readPrices(content)).map(
      ({ variant, price_cents: priceCents, original_cents: originalCents }) => ({
        variant,
        priceCents,
        // The history has the price in place of a former one that nobody entered.
        originalCents: originalCents ?? priceCents,
      }),
    );
    const before = byProduct.get(id) ?? [];
    const ended = before
      .filter(({ variant }) => !now.some((price) => price.variant === variant))
      .map(({ variant }) => ({ variant, priceCents: null, originalCents: null }));
    return [...now, ...ended]
      .filter(({ variant, priceCents, originalCents }) => {
        const last = before.find((price) => price.variant === variant);
        return last?.priceCents !== priceCents || last.originalCents !== originalCents;
      })
      .map((price) => ({ ...price, productId: id, version, shownFrom }));
  });
  for (let at = 0; at < rows.length; at += 1_000) {
    await tx.insert(priceHistory).values(rows.slice(at, at + 1_000));
  }
}
