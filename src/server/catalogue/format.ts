import type { EntryKind } from '#contract/catalogue-entries.ts';
import { isRecord } from './entries.ts';

/** Format in which entries are written. Rows of before keep theirs, 1: there a product has one of five kinds. */
export const ENTRY_FORMAT = 2;

type Content = Readonly<Record<string, unknown>>;

interface KindRule {
  readonly collection: string;
  /** Begin of its path, where the path is no field of its own. */
  readonly below?: string;
  readonly tags: (content: Content) => Readonly<Record<string, unknown>>;
}

/** Kinds of products in format 1. */
const KINDS: Readonly<Record<string, KindRule>> = {
  sneaker: {
    collection: 'sneakers',
    below: '/sneakers',
    tags: ({ silhouette }) => ({ silhouette }),
  },
  jersey: {
    collection: 'trikots',
    below: '/trikots',
    tags: ({ category }) => ({ edition: category }),
  },
  accessory: {
    collection: 'accessoires',
    below: '/accessoires',
    tags: ({ category }) => ({ category, fashion: 'accessories' }),
  },
  cap: { collection: 'caps', below: '/caps', tags: () => ({ fashion: 'daily' }) },
  bag: { collection: 'bags', tags: () => ({ fashion: 'daily' }) },
};

/** Fields that both formats have. */
const KEPT = [
  'name',
  'texts',
  'pictures',
  'searchWords',
  'priceCents',
  'originalCents',
  'packs',
  'sizes',
  'colours',
  'cover',
  'isCoverChosen',
  'hasGiftCards',
  'volumeMl',
];

/** Values that format 1 asked for where format 2 has no field. */
const EMPTY: readonly unknown[] = ['', false];

/** Fields that a draft may lack are left out. */
const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns true for the content of a product in format 1. */
export const isFormat1 = (content: unknown): boolean => isRecord(content) && 'kind' in content;

/** Selection of format 1 that is part of a collection with a page. */
const SHELF = { former: 'sneakerShelf', now: 'sneakers' };

/** Returns the id that an entry of format 1 has in format 2; undefined for one whose content is in products there. */
export function idInFormat2({ kind, id }: { kind: EntryKind; id: string }): string | undefined {
  if (kind !== 'collection') return id;
  if (id === SHELF.former) return SHELF.now;
  return id === 'related' ? undefined : id;
}

/**
 * Returns the content of an entry in format 2, which may be a draft's and lack fields. What only a demo claims of a
 * product (ratings, viewers, experiences) and what no page shows is left out. Of a collection it returns the products
 * alone: the rest was part of the program.
 * @param path path of the product where it has another one than its kind gives it; a path in the content wins
 */
export function toFormat2(kind: EntryKind, content: unknown, path?: string): unknown {
  // Selections were lists of products.
  if (kind === 'collection' && Array.isArray(content)) return { products: content };
  if (kind !== 'product' || !isRecord(content) || !isFormat1(content)) return content;
  const { id } = content;
  const rule = KINDS[String(content['kind'])];
  const own = content['path'] ?? path ?? (rule?.below && `${rule.below}/${String(id)}`);
  const family = content['kind'] === 'sneaker' ? content['silhouette'] : undefined;
  const kept = KEPT.filter((field) => field in content && !EMPTY.includes(content[field]));
  return {
    id,
    ...(own !== undefined && { path: own }),
    ...(rule && { collection: rule.collection, tags: defined(rule.tags(content)) }),
    ...(family !== undefined && { family }),
    ...Object.fromEntries(kept.map((field) => [field, content[field]])),
  };
}
