import type { Localized } from './types.ts';

/**
 * Choices and notes of a buy column, above its button. `family` are products of the same family, shown as each other's
 * colours.
 */
export const CHOICE_BLOCKS = [
  'rating',
  'price',
  'lead',
  'packs',
  'gifts',
  'family',
  'colours',
  'sizes',
  'oneSize',
  'quantity',
] as const;
export type ChoiceBlock = (typeof CHOICE_BLOCKS)[number];

/** Parts that follow the button. */
export const FACT_BLOCKS = ['benefits', 'timeline', 'scale', 'details'] as const;
export type FactBlock = (typeof FACT_BLOCKS)[number];

/** Sections below buy column and gallery. */
export const BELOW_BLOCKS = ['experiences', 'related'] as const;
export type BelowBlock = (typeof BELOW_BLOCKS)[number];

/** Lines of the benefits beside shipping and returns; viewers and few pieces are said of packs only. */
export const BENEFITS = ['live', 'warranty'] as const;

/** Step of choosing related products; steps follow each other, and each starts behind the product itself. */
export type RelatedStep =
  /** The next of the collection, those of the same value of a tag first. */
  | { readonly take: 'next'; readonly count: number; readonly sameTag?: string }
  /** The first of each other value of a tag. */
  | { readonly take: 'otherValues'; readonly tag: string }
  /** The one in the same place of another collection. */
  | { readonly take: 'one'; readonly of: string }
  /** The product that packs give. */
  | { readonly take: 'given' };

interface Said {
  readonly title: Localized<string>;
  readonly text: Localized<string>;
}

/** Page of the products of a collection: its parts in their order, and what it says. */
export interface ProductPageRules {
  readonly choices: readonly ChoiceBlock[];
  /** All of them in their order, unless it names others. */
  readonly facts?: readonly FactBlock[];
  readonly benefits?: readonly (typeof BENEFITS)[number][];
  readonly below: readonly BelowBlock[];
  /** Index of the part of the details that is open at first. */
  readonly openDetail?: number;
  /** Id of the size list. */
  readonly sizeList?: string;
  /** True if the button names the total of what is chosen. */
  readonly hasTotal?: boolean;
  /** True if the button is locked until everything is chosen. */
  readonly waits?: boolean;
  readonly crumb: {
    readonly label: Localized<string>;
    /** Collection whose list it leads to. */
    readonly collection: string;
    /** Filter of that list. */
    readonly filter?: string;
    /** Tag whose value is a crumb of its own: the list filtered by it. */
    readonly tag?: string;
  };
  readonly related: readonly RelatedStep[];
  /** Said if a choice is missing; `{n}` is the number of colours of the pack. */
  readonly missingChoice?: Said;
  /** Said when something was added, where it differs from other pages; `{name}` is the product's. */
  readonly added?: { readonly title: Localized<string>; readonly text?: Localized<string> };
  readonly oneSize?: Said;
}
