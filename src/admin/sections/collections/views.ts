import type { PartKind } from '#contract/catalogue-entries.ts';
import type { Lang } from '#routes.ts';
import { sectionHref } from '../../kit/kit-context.ts';
import { withParams } from '../../kit/search-params.ts';

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

const search = (view: View) => ({ view: view === 'collections' ? undefined : view });

export const listHref = (lang: Lang, view: View) =>
  withParams(sectionHref(lang, '/collections'), search(view));

/** Address of an entry's editor: `/admin/collections/hoodies`, `/admin/collections/rosa?view=colours`. */
export const partHref = (lang: Lang, kind: PartKind, id: string) =>
  withParams(sectionHref(lang, `/collections/${id}`), search(viewOf(kind)));
