import { and, eq, inArray } from 'drizzle-orm';
import type { DeskPricesBody, DeskPricesUndoBody, PricesRefusal } from '#contract/desk-prices.ts';
import type { DeskPriceRow } from '#contract/desk-products.ts';
import type { Transaction } from '../shop.ts';
import { readPrices, replacePrices } from './content-prices.ts';
import { nameOf } from './name-of.ts';
import {
  changeContents,
  contentOf,
  isRetired,
  type ProductState,
  readStates,
} from './product-states.ts';
import { overwriteDrafts } from './save-draft.ts';
import { catalogueDrafts } from './schema.ts';
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
  const results = changeContents(stateOf, products, change);
  const problems = results.flatMap((each) => each.problems);
  if (problems.length > 0) return { ok: false, code: 'prices_refused', problems };
  const drafts = results.map(({ id, content }) => draftOf(id, stateOf(id), content, by));
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
