import { eq } from 'drizzle-orm';
import type { DeskPricesBody, DeskPricesPreview } from '#contract/desk-prices.ts';
import { strikesFromHistory } from '#rules/claims.ts';
import type { Shop } from '../shop.ts';
import type { PriceVariant } from './content-prices.ts';
import { withCollections } from './draft-findings.ts';
import { changeContents, readStates } from './product-states.ts';
import { catalogueDrafts } from './schema.ts';
import { findUnprovedPrices } from './unproved-prices.ts';

/** Finds the results of a change whose original price would be a finding, were they published now; none in demo mode. */
export async function previewPrices(
  { db, parts }: Pick<Shop, 'db' | 'parts'>,
  { change, products }: DeskPricesBody,
): Promise<DeskPricesPreview> {
  const { mode, current } = parts.catalogue;
  if (!strikesFromHistory(mode)) return { unproved: [] };
  const stateOf = await readStates(
    db,
    products.map(({ id }) => id),
  );
  const changed = changeContents(stateOf, products, change)
    .filter(({ problems }) => problems.length === 0)
    .map((each) => ({ ...each, kind: 'product' as const }));
  const collections = await db
    .select()
    .from(catalogueDrafts)
    .where(eq(catalogueDrafts.kind, 'collection'));
  const found = await findUnprovedPrices(db, mode, withCollections(current, collections), changed);
  return {
    unproved: found.map(({ id, path, values }) => ({
      id,
      variant: path.length > 1 ? (path[1] as PriceVariant) : '',
      proven_cents: typeof values['proven'] === 'number' ? values['proven'] : null,
    })),
  };
}
