import type { SortKey } from '../../../rules/sorting.ts';

/** Words of the controls above a list, in one language. */
export interface ListWords {
  readonly category: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<SortKey, string>>;
  /** The price filter: 'Unter {amount}'. */
  readonly under: string;
  readonly reset: string;
  /** The way from one or two products to all of them. */
  readonly all: string;
}
