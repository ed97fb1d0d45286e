import type { CurrentEntry } from './current-entries.ts';
import { type Entry, entryKey, isRecord } from './entries.ts';

type Draft = Pick<Entry, 'kind' | 'id' | 'content'>;

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown) => (isRecord(value) ? value : {});

/** Keys of the entries that a content names, which may be a draft's and so anything. */
function namedKeys({ kind, content }: Draft): string[] {
  const { collection, colours, packs, related, product, products, page } = fieldsOf(content);
  const ids = (of: Entry['kind'], all: readonly unknown[]) => all.map((id) => `${of} ${id}`);
  if (kind === 'gift') return ids('product', [product]);
  if (kind === 'collection') {
    return [...ids('product', listed(products)), ...ids('sizes', [fieldsOf(page)['sizeList']])];
  }
  if (kind !== 'product') return [];
  const offers = Object.entries(fieldsOf(packs));
  return [
    ...ids('collection', [collection]),
    ...ids('colour', listed(colours)),
    ...ids('product', listed(related)),
    ...offers.flatMap(([pack, offer]) => [
      `pack ${pack}`,
      ...ids('gift', listed(fieldsOf(offer)['gifts'])),
    ]),
  ];
}

/** Returns the drafts without which one can't be published: of new entries that it names, itself or by another of them. */
export function neededDrafts<Of extends Draft>(
  draft: Of,
  drafts: ReadonlyMap<string, Of>,
  published: ReadonlyMap<string, Pick<CurrentEntry, 'removed'>>,
): Of[] {
  const needed = new Set([draft]);
  for (const each of needed) {
    for (const key of namedKeys(each)) {
      const other = drafts.get(key);
      const isSold = published.get(key)?.removed === false;
      if (other && other.content !== null && !isSold) needed.add(other);
    }
  }
  return [...needed].filter((each) => entryKey(each) !== entryKey(draft));
}
