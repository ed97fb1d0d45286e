import { and, eq, inArray, isNull } from 'drizzle-orm';
import type {
  DeskPricesBody,
  DeskPricesUndoBody,
  PricesRefusal,
} from '../../contract/desk-prices.ts';
import type { DeskPriceRow } from '../../contract/desk-products.ts';
import { changePrice, type PriceChange } from '../../rules/bulk-prices.ts';
import type { Transaction } from '../shop.ts';
import type { Draft } from './candidate.ts';
import { readPrices, replacePrices } from './content-prices.ts';
import type { CurrentEntry } from './current-entries.ts';
import { nameOf } from './name-of.ts';
import { overwriteDrafts } from './save-draft.ts';
import { catalogueDrafts, catalogueEntries } from './schema.ts';
import { lockCatalogue } from './write-version.ts';

interface ChangedProduct {
  readonly id: string;
  readonly now: DeskPriceRow | null;
}
interface Conflict {
  readonly ok: false;
  readonly code: 'draft_changed';
  readonly products: ChangedProduct[];
}
type ChangeResult =
  | { readonly ok: true; readonly saved: { id: string; revision: number }[] }
  | Conflict
  | {
      readonly ok: false;
      readonly code: 'prices_refused';
      readonly problems: PricesRefusal['problems'];
    };
type UndoResult = { readonly ok: true; readonly count: number } | Conflict;

interface Editor {
  /** Account. */
  readonly by: string;
  readonly editedAt: Date;
}

/** A product as it is published and drafted; at least one of them is there. */
interface ProductState {
  readonly draft: Draft | undefined;
  readonly published: CurrentEntry | undefined;
}

async function readStates(
  tx: Transaction,
  ids: readonly string[],
): Promise<(id: string) => ProductState> {
  const list = [...ids];
  const drafts = await tx
    .select()
    .from(catalogueDrafts)
    .where(and(eq(catalogueDrafts.kind, 'product'), inArray(catalogueDrafts.id, list)));
  const { kind, id, replacedIn } = catalogueEntries;
  const entries = await tx
    .select()
    .from(catalogueEntries)
    .where(and(eq(kind, 'product'), inArray(id, list), isNull(replacedIn)));
  const draftById = new Map(drafts.map((row) => [row.id, row]));
  const entryById = new Map(entries.map((row) => [row.id, row]));
  return (each) => ({ draft: draftById.get(each), published: entryById.get(each) });
}

const isRetired = ({ draft, published }: ProductState) =>
  draft ? draft.content === null : published?.removed === true;
const contentOf = ({ draft, published }: ProductState) => draft?.content ?? published?.content;

function rowOf(id: string, state: ProductState): ChangedProduct {
  const { draft, published } = state;
  if (!draft && !published) return { id, now: null };
  const content = contentOf(state);
  return {
    id,
    now: {
      id,
      name: nameOf(content),
      revision: draft?.revision ?? null,
      version: published?.version ?? null,
      retired: isRetired(state),
      prices: readPrices(content),
    },
  };
}

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

/** A draft with other content; it began with the same version as the one before. */
function draftOf(id: string, { draft, published }: ProductState, content: unknown, by: Editor) {
  return {
    kind: 'product' as const,
    id,
    content,
    position: draft?.position ?? published?.position ?? 0,
    baseVersion: draft ? draft.baseVersion : (published?.version ?? null),
    editedBy: by.by,
    editedAt: by.editedAt,
  };
}

const samePrices = (a: DeskPriceRow['prices'], b: DeskPriceRow['prices']) =>
  a.every(
    (each, at) =>
      each.price_cents === b[at]?.price_cents && each.original_cents === b[at]?.original_cents,
  );

/** Applies a change to products, drafts before what is published; all of them or none. */
export async function changePrices(
  tx: Transaction,
  { change, products }: DeskPricesBody,
  by: Editor,
): Promise<ChangeResult> {
  await lockCatalogue(tx);
  const stateOf = await readStates(
    tx,
    products.map(({ id }) => id),
  );
  const conflicts = products.filter(({ id, revision, base }) => {
    const { draft, published } = stateOf(id);
    if (!draft && !published) return true;
    return revision !== (draft?.revision ?? null) || base !== (published?.version ?? null);
  });
  if (conflicts.length > 0) {
    const changed = conflicts.map(({ id }) => rowOf(id, stateOf(id)));
    return { ok: false, code: 'draft_changed', products: changed };
  }
  const results = products.flatMap(({ id }) => {
    const state = stateOf(id);
    if (isRetired(state)) return [];
    const content = contentOf(state);
    const { prices, problems } = changeAll(id, content, change);
    if (problems.length === 0 && samePrices(readPrices(content), prices)) return [];
    return [{ draft: draftOf(id, state, replacePrices(content, prices), by), problems }];
  });
  const problems = results.flatMap((each) => each.problems);
  if (problems.length > 0) return { ok: false, code: 'prices_refused', problems };
  const drafts = results.map(({ draft }) => draft);
  await overwriteDrafts(tx, drafts);
  const saved = await readStates(
    tx,
    drafts.map(({ id }) => id),
  );
  return {
    ok: true,
    saved: drafts.map(({ id }) => ({ id, revision: saved(id).draft?.revision ?? 0 })),
  };
}

/** Takes back a change of prices while its drafts are as it saved them; all of them or none. */
export async function undoPrices(
  tx: Transaction,
  { products }: DeskPricesUndoBody,
  by: Editor,
): Promise<UndoResult> {
  await lockCatalogue(tx);
  const stateOf = await readStates(
    tx,
    products.map(({ id }) => id),
  );
  const conflicts = products.filter(({ id, revision }) => {
    const { draft } = stateOf(id);
    return draft === undefined || draft.content === null || draft.revision !== revision;
  });
  if (conflicts.length > 0) {
    const changed = conflicts.map(({ id }) => rowOf(id, stateOf(id)));
    return { ok: false, code: 'draft_changed', products: changed };
  }
  const discarded = products.flatMap(({ id, former }) => (former === null ? id : []));
  if (discarded.length > 0) {
    await tx
      .delete(catalogueDrafts)
      .where(and(eq(catalogueDrafts.kind, 'product'), inArray(catalogueDrafts.id, discarded)));
  }
  const restored = products.flatMap(({ id, former }) => {
    if (former === null) return [];
    const state = stateOf(id);
    return draftOf(id, state, replacePrices(contentOf(state), former), by);
  });
  await overwriteDrafts(tx, restored);
  return { ok: true, count: products.length };
}
