import type { Catalogue } from '../../catalogue/catalogue.ts';
import { catalogueSchema } from '../../contract/catalogue.ts';
import { findingsOfIssues } from '../../contract/catalogue-findings.ts';
import type { Finding } from '../../contract/desk-catalogue.ts';
import { type Entry, inOrder, joinEntries } from './entries.ts';

export type CheckResult =
  | { readonly ok: true; readonly catalogue: Catalogue }
  | { readonly ok: false; readonly findings: Finding[] };

type Path = readonly (string | number)[];

/** Says to which entry a path of the catalogue leads, and the path within it. */
function locate(path: Path, products: readonly Entry[]): Pick<Finding, 'kind' | 'id' | 'path'> {
  const [field, key = '', ...rest] = path;
  if (field === 'products') {
    const id = products[Number(key)]?.id ?? '';
    return { kind: 'product', id, path: rest };
  }
  if (field === 'gifts') return { kind: 'gift', id: String(key), path: rest };
  if (field === 'collections') return { kind: 'collection', id: String(key), path: rest };
  return { kind: 'facts', id: 'facts', path: path.slice(1) };
}

/** Joins entries to a catalogue, or returns everything that is wrong with them. */
export function checkEntries(entries: readonly Entry[]): CheckResult {
  const joined = joinEntries(entries);
  const parsed = catalogueSchema.safeParse(joined);
  if (parsed.success) return { ok: true, catalogue: parsed.data };
  const products = inOrder(entries, 'product');
  return {
    ok: false,
    findings: findingsOfIssues(parsed.error.issues, joined).map(({ path, code, values }) => ({
      ...locate(path, products),
      code,
      values,
    })),
  };
}
