import type { Catalogue } from '#catalogue/catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { storedProduct } from './demo-claims.ts';

/** A part of a catalogue as it is stored. */
export interface Entry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly position: number;
  readonly content: unknown;
}

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
  const { products, colours, packs, sizes, gifts, collections, facts } = catalogue;
  return [
    ...products.map((content, position) => ({
      kind: 'product' as const,
      id: content.id,
      position,
      content: storedProduct(content),
    })),
    ...entriesOfRecord('colour', colours),
    ...entriesOfRecord('pack', packs),
    ...entriesOfRecord('sizes', sizes),
    ...entriesOfRecord('gift', gifts),
    ...entriesOfRecord('collection', collections),
    { kind: 'facts', id: 'facts', position: 0, content: facts },
  ];
}

/** Entries of a kind in their order. */
export function inOrder<Some extends Entry>(entries: readonly Some[], kind: EntryKind): Some[] {
  return entries
    .filter((entry) => entry.kind === kind)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** A value that should be a catalogue. */
export type Joined = Readonly<Record<keyof Omit<Catalogue, 'campaign'>, unknown>> & {
  readonly products: readonly unknown[];
};

/** Joins entries to what should be a catalogue; nothing is checked. */
export function joinEntries(entries: readonly Entry[]): Joined {
  const record = (kind: EntryKind) =>
    Object.fromEntries(inOrder(entries, kind).map(({ id, content }) => [id, content]));
  return {
    products: inOrder(entries, 'product').map(({ content }) => content),
    colours: record('colour'),
    packs: record('pack'),
    sizes: record('sizes'),
    gifts: record('gift'),
    collections: record('collection'),
    facts: inOrder(entries, 'facts')[0]?.content,
  };
}

/** True for an object with fields, such as JSON has beside lists and plain values. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the name in content, in both languages; null if it has none, as collections and many a draft. */
export function nameOf(content: unknown): { readonly de: string; readonly en: string } | null {
  const name = (content as { name?: { de?: unknown; en?: unknown } } | null | undefined)?.name;
  return typeof name?.de === 'string' && typeof name.en === 'string'
    ? { de: name.de, en: name.en }
    : null;
}
