import type { Localized } from './types.ts';

/** Sizes to choose from, smallest first, with the table that the size guide shows. */
export interface SizeList {
  readonly sizes: readonly {
    readonly id: string;
    readonly label: Localized<string>;
    /** Under the columns of the guide behind the first; decimals by point. */
    readonly measures: readonly string[];
  }[];
  readonly guide: {
    readonly title: Localized<string>;
    readonly text: Localized<string>;
    /** The first is the size's own. */
    readonly columns: Localized<readonly string[]>;
  };
}
