import type de from './paging.de.json';

export type SharedPagingTexts = typeof de;
/** The same with the place of a page, which each list says in its own words. */
export type PagingTexts = SharedPagingTexts & { readonly place: string };
