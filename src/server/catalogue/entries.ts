import type { Catalogue } from '#catalogue/catalogue.ts';
import { type EntryKind, isSingle, SINGLE_KINDS } from '#contract/catalogue-entries.ts';
import type { Lang } from '#routes.ts';
import { storedProduct } from './demo-claims.ts';

/** A part of a catalogue as it is stored. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly position: number;
  readonly content: unknown;
}

/** Returns what an entry without which a catalogue can be is before it is first stored; undefined for any other. */
export const beforeStored = ({ kind, position }: Pick<Entry, 'kind' | 'position'>) =>
  kind === 'firm' || kind === 'redirects' || kind === 'mail'
    ? { content: {}, position }
    : undefined;

/** Fields of a catalogue that are records of entries, by kind. Their order decides the rendered version. */
export const FIELDS = {
  colour: 'colours',
  pack: 'packs',
  sizes: 'sizes',
  gift: 'gifts',
  collection: 'collections',
  texts: 'texts',
  page: 'pages',
  mail: 'mails',
} as const satisfies Partial<Record<EntryKind, keyof Catalogue>>;
type RecordKind = keyof typeof FIELDS;
type PerField<Of> = Readonly<Record<(typeof FIELDS)[RecordKind], Of>>;
export const RECORD_KINDS = Object.keys(FIELDS) as readonly RecordKind[];

/** Makes these fields, each of its kind. */
export const perField = <Made>(make: (kind: RecordKind) => Made): PerField<Made> =>
  Object.fromEntries(RECORD_KINDS.map((kind) => [FIELDS[kind], make(kind)])) as PerField<Made>;

export const entryKey = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Returns entries, or drafts, by their keys. */
export function byKey<Of extends Pick<Entry, 'kind' | 'id'>>(
  entries: readonly Of[],
): Map<string, Of> {
  return new Map(entries.map((entry) => [entryKey(entry), entry]));
}

function entriesOfRecord(kind: EntryKind, record: object): Entry[] {
  return Object.entries(record).map(([id, content], position) => ({ kind, id, position, content }));
}

/** Returns the entries of a catalogue. */
export function entriesOf(catalogue: Catalogue): Entry[] {
  return [
    ...catalogue.products.map((content, position) => ({
      kind: 'product' as const,
      id: content.id,
      position,
      content: storedProduct(content),
    })),
    ...RECORD_KINDS.flatMap((kind) => entriesOfRecord(kind, catalogue[FIELDS[kind]])),
    ...SINGLE_KINDS.flatMap((kind): Entry[] => {
      const content = catalogue[kind];
      return content === undefined ? [] : [{ kind, id: kind, position: 0, content }];
    }),
  ];
}

/** Entries of a kind in their order. */
export function inOrder<Some extends Entry>(entries: readonly Some[], kind: EntryKind): Some[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** A value that should be a catalogue. */
export type Joined = Readonly<
  Record<
    keyof Omit<Catalogue, 'campaign' | 'demo' | 'firm' | 'proven' | 'redirects' | 'unopened'>,
    unknown
  >
> & {
  readonly firm?: unknown;
  readonly redirects?: unknown;
  readonly products: readonly unknown[];
};

/** Joins entries to what should be a catalogue; nothing is checked. */
export function joinEntries(entries: readonly Entry[]): Joined {
  return {
    products: inOrder(entries, 'product').map(({ content }) => content),
    ...perField((kind) =>
      Object.fromEntries(inOrder(entries, kind).map(({ id, content }) => [id, content])),
    ),
    facts: undefined,
    ...Object.fromEntries(
      entries.filter(({ kind }) => isSingle(kind)).map(({ kind, content }) => [kind, content]),
    ),
  };
}

/** True for an object with fields, such as JSON has beside lists and plain values. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that a sentence has at most. */
const MOST_NAMES = 6;

/** Returns the names of entries for a sentence; an entry without a name by its id. */
export function joinNames(entries: readonly Pick<Entry, 'id' | 'content'>[], lang: Lang): string {
  const names = entries.map(({ id, content }) => nameOf(content)?.[lang] ?? id);
  return [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

/** Returns the name in content, in both languages; null if it has none, as collections and many a draft. */
export function nameOf(content: unknown): { readonly de: string; readonly en: string } | null {
  const name = (content as { name?: { de?: unknown; en?: unknown } } | null | undefined)?.name;
  return typeof name?.de === 'string' && typeof name.en === 'string'
    ? { de: name.de, en: name.en }
    : null;
}
