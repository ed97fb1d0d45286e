import { isDeepStrictEqual } from 'node:util';
import { byKey, type Entry, entryKey, isRecord } from './entries.ts';

/** Fields that name products, by kind of entry. */
const NAMING: Readonly<Partial<Record<Entry['kind'], string>>> = {
  collection: 'products',
  product: 'related',
};

/** Returns the content of an entry without the retired products that it names. */
function withoutProducts({ kind, content }: Entry, retired: ReadonlySet<string>): unknown {
  const field = NAMING[kind];
  if (!isRecord(content) || field === undefined) return content;
  const { [field]: named, ...rest } = content;
  if (!Array.isArray(named)) return content;
  const left = named.filter((id) => !retired.has(id));
  // An empty list of related products leaves the choice to the rule.
  return left.length === 0 && kind === 'product' ? rest : { ...content, [field]: left };
}

/** Returns drafts, and further ones of the collections and products that name a product which a draft retires. */
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
    const { kind, id, position, content } = next.get(entryKey(entry)) ?? entry;
    if (content === null) continue;
    const left = withoutProducts({ kind, id, position, content }, retired);
    if (!isDeepStrictEqual(left, content)) {
      next.set(entryKey(entry), { kind, id, position, content: left });
    }
  }
  return [...next.values()];
}
