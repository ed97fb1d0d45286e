/** Fields that say which variant of a product was chosen, beside its id. All are texts, and optional. */
export const CHOICE_FIELDS = [
  /** Bags: German colour names in the order chosen, joined by comma. */
  'selectedColor',
  /** Packs: the ids of those colours, which no renaming changes. */
  'colourIds',
  /** The pack's id. */
  'packType',
  /** The size's id. */
  'selectedSize',
  /** The colour's name, of products without packs. */
  'color',
  /** Packs with a card holder as a present: its colour's id (absent: the first colour). */
  'giftColor',
] as const;

export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** A chosen variant as carts, local storage and requests write it: the item id and the fields above. */
export type VariantChoice = { readonly id: string } & {
  readonly [Field in ChoiceField]?: string | undefined;
};
