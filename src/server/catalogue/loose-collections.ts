import type { Finding } from '#contract/admin-catalogue.ts';
import { type Entry, inOrder, isRecord } from './entries.ts';

const at = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** Returns the collections that a collection's content leads to, by path; a draft's may be anything. */
function referencesOf(content: unknown): (readonly [path: Finding['path'], id: unknown])[] {
  const page = at(content, 'page');
  const steps = at(page, 'related');
  return [
    [['page', 'crumb', 'collection'], at(at(page, 'crumb'), 'collection')],
    [['list', 'lastScene', 'collection'], at(at(at(content, 'list'), 'lastScene'), 'collection')],
    ...(Array.isArray(steps) ? steps : []).map((step, index): [Finding['path'], unknown] => [
      ['page', 'related', index, 'of'],
      at(step, 'of'),
    ]),
  ];
}

/** Finds collections that share a path, and those that lead to one that the shop doesn't have. */
export function* findLooseCollections(entries: readonly Entry[]): Generator<Finding> {
  const collections = inOrder(entries, 'collection');
  const known = new Set<unknown>(collections.map(({ id }) => id));
  const byPath = Map.groupBy(collections, ({ content }) => at(content, 'path'));
  for (const { kind, id, content } of collections) {
    const path = at(content, 'path');
    if (typeof path === 'string' && (byPath.get(path)?.length ?? 0) > 1) {
      yield { kind, id, path: ['path'], code: 'taken', values: { value: path } };
    }
    for (const [where, collection] of referencesOf(content)) {
      if (typeof collection !== 'string' || known.has(collection)) continue;
      yield { kind, id, path: where, code: 'unknown_collection', values: { collection } };
    }
  }
}
