import type { ReactNode } from 'react';
import type { ListScreen } from '#routes.ts';
import type { ListFilter } from '#rules/list-view.ts';
import type { SortKey } from '#rules/sorting.ts';
import type { CardIn, ListData } from './list-data.ts';
import type { ListScene } from './list-scene.ts';

/** Texts of one list. */
export interface OwnListTexts {
  readonly title: string;
  /** Accessible name of the families. */
  readonly families: string;
  /** No product matches, and the button that resets the filters. */
  readonly empty: string;
  readonly reset: string;
  /** Way from a filtered list to all products. */
  readonly all: string;
  /** Orders, where the list has them. */
  readonly sort?: { readonly sort: string; readonly sorts: Readonly<Record<SortKey, string>> };
}

/** A list of products (docs/specification.md#24-lists). */
export interface ProductListProps<List extends ListScreen> {
  readonly list: List;
  readonly data: ListData<List>;
  readonly texts: OwnListTexts;
  readonly label: (filter: ListFilter<List>) => string;
  /** Number of shown products among all of the list. */
  readonly count: (shown: number, all: number) => string;
  /** The list's second filter. */
  readonly narrow?: {
    readonly label: string;
    readonly className?: string;
    /** Figure beside it: of the chosen family's products, and of those that it keeps. */
    readonly figure: (kept: number, inFamily: number) => number | undefined;
  };
  /** Shows a list of one page in steps of so many. */
  readonly steps?: { readonly size: number; readonly more: string };
  readonly note: (card: CardIn<List>) => ReactNode;
  /** Further lines of a cell. */
  readonly below?: ReactNode;
  /** A control over a cell's picture. */
  readonly action?: (card: CardIn<List>) => ReactNode;
  /** A scene that leads elsewhere, behind those of the families. */
  readonly lastScene?: ListScene;
  readonly className?: string;
}
