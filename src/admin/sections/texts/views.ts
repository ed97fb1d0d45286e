import { sectionHref, withParams } from '#admin/kit/kit-context.ts';
import type { Lang } from '#routes.ts';

/** Lists of the section, each with the kind of its entries. */
export const TEXT_KINDS = { legal: 'texts', mails: 'mail' } as const;
export type TextView = keyof typeof TEXT_KINDS;
export const TEXT_VIEWS = Object.keys(TEXT_KINDS) as TextView[];

/** Address of a list, or of one of its editors: `/admin/texts/imprint`, `/admin/texts/order-shipped?view=mails`. */
export const textHref = (lang: Lang, view: TextView, id = '') =>
  withParams(sectionHref(lang, `/texts${id && `/${id}`}`), {
    view: view === 'legal' ? undefined : view,
  });
