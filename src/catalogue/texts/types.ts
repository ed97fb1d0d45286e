/** Exactly four, as the specification shows them (spec section 3). */
export type FourFeatures = readonly [string, string, string, string];

/** A labelled row of the "material and care" part, such as "Obermaterial: Rindleder". */
export type Detail = { readonly label: string; readonly value: string };

/** What a product page says in one language. */
export type ProductTexts = {
  /** Two or three sentences. */
  readonly description: string;
  readonly features: FourFeatures;
  /** What it is made of, complete (fibres add up to 100 %). */
  readonly material: readonly Detail[];
  readonly care: string;
  /** Measures and notes: sizes, filter class, ingredients, battery … */
  readonly details: readonly Detail[];
};
