import { sectionHref, withParams } from '#admin/kit/kit-context.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import type { Lang } from '#routes.ts';

/** Lists of the section, each with the kind of its entries. */
export const KINDS = {
  collections: 'collection',
  colours: 'colour',
  sizes: 'sizes',
  packs: 'pack',
  gifts: 'gift',
} as const satisfies Record<string, EntryKind>;
export type View = keyof typeof KINDS;
type ListedKind = (typeof KINDS)[View];
export type FormKind = ListedKind;
export const VIEWS = Object.keys(KINDS) as View[];

export const viewOf = (kind: ListedKind): View =>
  VIEWS.find((view) => KINDS[view] === kind) ?? 'collections';

const withView = (href: string, view: View) =>
  withParams(href, { view: view === 'collections' ? undefined : view });

/** Address of an entry's editor: `/admin/collections/hoodies`, `/admin/collections/rosa?view=colours`. */
export const partHref = (lang: Lang, kind: ListedKind, id: string) =>
  withView(sectionHref(lang, `/collections/${id}`), viewOf(kind));

export const listHref = (lang: Lang, view: View) =>
  withView(sectionHref(lang, '/collections'), view);
