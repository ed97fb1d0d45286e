/** Fields that say which variant of a product was chosen, beside its id. All are texts, and optional. */
export const CHOICE_FIELDS = [
  /** Bags: German colour names in the order chosen, joined by comma. */
  'selectedColor',
  /** Bags: the ids of those colours, which no renaming changes; absent in carts of before 0.2. */
  'colourIds',
  /** Bags: einzelpack, duo or trio. */
  'packType',
  /** Jerseys and sneakers. */
  'selectedSize',
  /** The cap: its colour's name. */
  'color',
  /**
   * Packs with a card holder as a present: its colour's id, in carts of before 0.2 its German name (absent: the
   * first colour).
   */
  'giftColor',
] as const;

export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** A chosen variant as carts, local storage and requests write it: the item id and the fields above. */
export type VariantChoice = { readonly id: string } & {
  readonly [Field in ChoiceField]?: string | undefined;
};
