import { isDeepStrictEqual } from 'node:util';
import { byKey, type Entry, entryKey } from './entries.ts';

/** Returns the content of a collection without products; `related` loses their lists as well. */
function withoutProducts(content: unknown, retired: ReadonlySet<string>): unknown {
  if (Array.isArray(content)) return content.filter((id) => !retired.has(id));
  const lists = Object.entries((content ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([id]) => !retired.has(id))
    .map(([id, others]) => [id, withoutProducts(others, retired)] as const);
  return Object.fromEntries(
    lists.filter(([, others]) => !Array.isArray(others) || others.length > 0),
  );
}

/** Returns drafts, and further ones of the collections that products leave which a draft retires. */
export function withRetirements(
  drafts: readonly Entry[],
  published: ReadonlyMap<string, Entry>,
): readonly Entry[] {
  const retired = new Set(
    drafts
      .filter(({ kind, content }) => kind === 'product' && content === null)
      .map(({ id }) => id),
  );
  if (retired.size === 0) return drafts;
  const next = byKey(drafts);
  for (const entry of [...published.values(), ...drafts]) {
    if (entry.kind !== 'collection') continue;
    const { kind, id, position, content } = next.get(entryKey(entry)) ?? entry;
    const left = withoutProducts(content, retired);
    if (!isDeepStrictEqual(left, content)) {
      next.set(entryKey(entry), { kind, id, position, content: left });
    }
  }
  return [...next.values()];
}
