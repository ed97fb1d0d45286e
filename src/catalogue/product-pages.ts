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
