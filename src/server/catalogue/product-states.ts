import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PricesRefusal } from '#contract/desk-prices.ts';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import { changePrice, type PriceChange } from '#rules/bulk-prices.ts';
import type { Database, Transaction } from '../shop.ts';
import type { Draft } from './candidate.ts';
import { readPrices, replacePrices } from './content-prices.ts';
import type { CurrentEntry } from './current-entries.ts';
import { catalogueDrafts, catalogueEntries } from './schema.ts';

/** A product as it is published and drafted; at least one of them is there. */
export interface ProductState {
  readonly draft: Draft | undefined;
  readonly published: CurrentEntry | undefined;
}

/** Reads products as they are published and drafted. */
export async function readStates(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<(id: string) => ProductState> {
  const list = [...ids];
  const drafts = await db
    .select()
    .from(catalogueDrafts)
    .where(and(eq(catalogueDrafts.kind, 'product'), inArray(catalogueDrafts.id, list)));
  const { kind, id, replacedIn } = catalogueEntries;
  const entries = await db
    .select()
    .from(catalogueEntries)
    .where(and(eq(kind, 'product'), inArray(id, list), isNull(replacedIn)));
  const draftById = new Map(drafts.map((row) => [row.id, row]));
  const entryById = new Map(entries.map((row) => [row.id, row]));
  return (each) => ({ draft: draftById.get(each), published: entryById.get(each) });
}

export const isRetired = ({ draft, published }: ProductState) =>
  draft ? draft.content === null : published?.removed === true;
export const contentOf = ({ draft, published }: ProductState) =>
  draft?.content ?? published?.content;

/** Returns the changed prices of a content, and what can't be changed so. */
function changeAll(id: string, content: unknown, change: PriceChange) {
  const prices: DeskPriceRow['prices'] = [];
  const problems: PricesRefusal['problems'] = [];
  for (const { variant, price_cents, original_cents } of readPrices(content)) {
    const before = { priceCents: price_cents, originalCents: original_cents };
    const result = changePrice(before, change);
    if (!result.ok) problems.push({ id, variant, code: result.code });
    else {
      const { priceCents, originalCents } = result.price;
      prices.push({ variant, price_cents: priceCents, original_cents: originalCents });
    }
  }
  return { prices, problems };
}

const samePrices = (a: DeskPriceRow['prices'], b: DeskPriceRow['prices']) =>
  a.every(
    (each, at) =>
      each.price_cents === b[at]?.price_cents && each.original_cents === b[at]?.original_cents,
  );

/** Changes the prices of products, drafts before what is published. Those that stay as they are and retired ones are left out. */
export function changeContents(
  stateOf: (id: string) => ProductState,
  products: readonly { readonly id: string }[],
  change: PriceChange,
) {
  return products.flatMap(({ id }) => {
    const state = stateOf(id);
    if (isRetired(state)) return [];
    const content = contentOf(state);
    const { prices, problems } = changeAll(id, content, change);
    if (problems.length === 0 && samePrices(readPrices(content), prices)) return [];
    const published = state.published?.content;
    return { id, content: replacePrices(content, prices), published, problems };
  });
}
