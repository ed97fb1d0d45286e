import type { EntryKind } from '#contract/catalogue-entries.ts';
import type { Lang } from '#routes.ts';
import type { DeskTexts } from '../texts.ts';
import { type RangeView, rangeHash } from './range-views.ts';

export interface NamedEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: { readonly de: string; readonly en: string } | null;
}

/** View that lists the entries of a kind. */
export const VIEW_OF: Readonly<Record<EntryKind, RangeView>> = {
  product: 'products',
  collection: 'collections',
  colour: 'details',
  sizes: 'details',
  pack: 'details',
  gift: 'details',
  facts: 'details',
};

/** Address of an entry's editor. */
export const entryHash = ({ kind, id }: Pick<NamedEntry, 'kind' | 'id'>) =>
  rangeHash(VIEW_OF[kind], id);

/** Returns the name of an entry in the desk's language; its id if it has none. */
export function entryName({ kind, id, name }: NamedEntry, { range }: DeskTexts, lang: Lang) {
  if (kind === 'facts') return range.publishTexts.kinds.facts;
  return name?.[lang] || name?.de || id;
}
