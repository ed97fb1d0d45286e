import type { Catalogue } from '#catalogue/catalogue.ts';
import { findingsOfIssues, isWellTyped } from '#catalogue/findings.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { catalogueFields } from '#contract/catalogue.ts';
import { findFaultsOf } from '#contract/catalogue-faults.ts';
import { FIELDS, perField } from './entries.ts';
import type { Draft } from './rebase-drafts.ts';

type DraftContent = Pick<Draft, 'kind' | 'id' | 'content'>;

/** Returns a record with the contents of drafts of one kind. */
const withDrafts = (record: object, drafts: readonly DraftContent[], kind: Draft['kind']) => ({
  ...record,
  ...Object.fromEntries(
    drafts.filter((draft) => draft.kind === kind).map(({ id, content }) => [id, content]),
  ),
});

/** Returns a catalogue with drafted collections, of which nothing is checked. */
export const withCollections = (served: Catalogue, drafts: readonly DraftContent[]): Catalogue => ({
  ...served,
  collections: withDrafts(
    served.collections,
    drafts,
    'collection',
  ) as object as Catalogue['collections'],
});

/**
 * Returns the findings of one product, as checking the catalogue with all drafts does. Fields of drafts alone are
 * checked, because those of a served catalogue are correct. New products count as the last ones.
 */
export function findingsOfProduct(
  served: Catalogue,
  drafts: readonly DraftContent[],
  id: string,
): Finding[] {
  const products = new Map<string, unknown>(served.products.map((each) => [each.id, each]));
  const drafted = drafts.filter(({ kind, content }) => kind === 'product' && content !== null);
  const at = drafted.findIndex((draft) => draft.id === id);
  if (at < 0) return [];
  const facts = drafts.find(({ kind }) => kind === 'facts')?.content ?? served.facts;
  const others = { ...perField((kind) => withDrafts(served[FIELDS[kind]], drafts, kind)), facts };
  const own = { products: drafted.map(({ content }) => content), ...others };
  const issues = catalogueFields.safeParse(own).error?.issues ?? [];
  const ofProduct = issues.filter(({ path }) => path[0] === 'products' && path[1] === at);
  const found = findingsOfIssues(ofProduct, own);
  if (isWellTyped(issues)) {
    for (const draft of drafts.filter(({ kind }) => kind === 'product')) {
      if (draft.content === null) products.delete(draft.id);
      else products.set(draft.id, draft.content);
    }
    const next = { ...served, ...others, products: [...products.values()] };
    found.push(...findFaultsOf(next as object as Catalogue, id));
  }
  return found.map(({ path, code, values }) => ({
    kind: 'product',
    id,
    path: path.slice(2),
    code,
    values,
  }));
}
