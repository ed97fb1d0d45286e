import type { View } from './pictures.ts';
import type { ScenePictureName } from './scenes.ts';
import type { Localized } from './types.ts';

/** A large cell between a list's products: a picture for a value of its filter. */
export type SceneRule = {
  readonly family: string;
  /** The subject stands below the picture's middle. */
  readonly isLow?: boolean;
} & (
  | { readonly product: string; readonly view: View; readonly colour?: string }
  | { readonly scene: ScenePictureName }
);

export const LIST_ORDERS = ['newest', 'price', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** A list of products as data (docs/specification.md#24-lists). */
export interface ListRules {
  /** Of the document; `{count}` is the number of products. */
  readonly description: Localized<string>;
  /** Tag group that it is filtered by, the accessible name of that, and the filter that shows everything. */
  readonly filter?: {
    readonly group: string;
    readonly label: Localized<string>;
    readonly all: Localized<string>;
  };
  /** Second filter: keeps what costs less than `underCents`, or without it what is reduced. */
  readonly narrow?: { readonly underCents?: number; readonly label: Localized<string> };
  /** Order of recommendation: the newest products first, the cheapest, or by name; absent for the order by hand. */
  readonly order?: ListOrder;
  readonly isSorted: boolean;
  /** Products shown at first and added by every "load more"; absent if all are shown at once. */
  readonly step?: number;
  /** Line under a name: the product's own, or the name of its tag with the rating. */
  readonly note: 'own' | 'tag';
  /** Last line of a cell. */
  readonly below?: Localized<string>;
  /** True if cells put products without options straight into the cart. */
  readonly canAdd: boolean;
  /** In the order of their appearance. */
  readonly scenes: readonly SceneRule[];
  /** Scene behind them that leads to the list of another collection. */
  readonly lastScene?: { readonly collection: string; readonly scene: ScenePictureName };
  /** Class of the cells. */
  readonly className?: string;
  /** `{n}` shown products of `{total}`, and the same for exactly one. */
  readonly count: Localized<string>;
  readonly countOne?: Localized<string>;
  readonly empty: Localized<string>;
  /** Place of a page of a long list. */
  readonly place: Localized<string>;
  /** True if search engines are told crumbs and products. */
  readonly isStructured: boolean;
}
