import { sectionHref } from '#admin/kit/kit-context.ts';
import { type EntryKind, isSingle } from '#contract/catalogue-entries.ts';
import type { Lang } from '#routes.ts';
import { partHref } from '../collections/views.ts';
import { textHref } from '../texts/views.ts';
import type { RangeTexts } from './texts.ts';

export interface NamedEntry {
  readonly kind: EntryKind;
  readonly id: string;
  readonly name: { readonly de: string; readonly en: string } | null;
}

/** Address of an entry's editor, or of one of its fields there. */
export function entryHref(lang: Lang, { kind, id }: Pick<NamedEntry, 'kind' | 'id'>, field = '') {
  const hash = field === '' ? '' : `#${field}`;
  if (kind === 'product') return sectionHref(lang, `/products/${id}${hash}`);
  if (kind === 'page') return sectionHref(lang, `/pages/${id}${hash}`);
  if (kind === 'mail') return textHref(lang, 'mails', id) + hash;
  if (kind === 'texts') return textHref(lang, 'legal', id) + hash;
  if (kind === 'firm' || kind === 'facts') return sectionHref(lang, `/settings${hash}`);
  if (kind === 'redirects') return sectionHref(lang, `/settings/redirects${hash}`);
  return partHref(lang, kind, id) + hash;
}

/** Returns the name of an entry in the back office's language; its id if it has none. */
export function entryName({ kind, id, name }: NamedEntry, texts: RangeTexts, lang: Lang): string {
  if (isSingle(kind)) return texts.range.kinds[kind];
  return name?.[lang] || name?.de || id;
}
