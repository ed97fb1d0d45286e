import { sectionHref, withParams } from '#admin/kit/kit-context.ts';
import type { PartKind } from '#contract/catalogue-entries.ts';
import type { Lang } from '#routes.ts';

/** Lists of the section, each with the kind of its entries. */
export const KINDS = {
  collections: 'collection',
  colours: 'colour',
  sizes: 'sizes',
  packs: 'pack',
  gifts: 'gift',
} as const satisfies Record<string, PartKind>;
export type View = keyof typeof KINDS;
export const VIEWS = Object.keys(KINDS) as View[];

export const viewOf = (kind: PartKind): View =>
  VIEWS.find((view) => KINDS[view] === kind) ?? 'collections';

const withView = (href: string, view: View) =>
  withParams(href, { view: view === 'collections' ? undefined : view });

/** Address of an entry's editor: `/admin/collections/hoodies`, `/admin/collections/rosa?view=colours`. */
export const partHref = (lang: Lang, kind: PartKind, id: string) =>
  withView(sectionHref(lang, `/collections/${id}`), viewOf(kind));

export const listHref = (lang: Lang, view: View) =>
  withView(sectionHref(lang, '/collections'), view);
