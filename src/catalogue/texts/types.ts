/** A labelled row of the "material and care" part, such as "Obermaterial: Rindleder". */
export type Detail = { readonly label: string; readonly value: string };

/** A pack card's words: its name and, where it has one, the line below it. */
export type PackTexts = { readonly label: string; readonly tagline?: string };

/** A present on its own card (travel bag): what it is and what is good about it. */
export type GiftTexts = { readonly title: string; readonly text: string };

export type FaqItem = {
  readonly id: 'shipping' | 'contact' | 'returns' | 'payment' | 'size';
  readonly question: string;
  /** `{placeholders}` of `rules/fact-texts.ts`, `{companyEmail}` and `{paymentMethods}`. */
  readonly answer: string;
  /** In live mode, where the time of delivery is definite and counted from the payment. */
  readonly liveAnswer?: string;
  /** A sentence that follows only where support keeps such hours. */
  readonly roundTheClock?: string;
};

/** Texts of a product page in one language. What a product has in one, it has in both. */
export type ProductTexts = {
  /** Two or three sentences. */
  readonly description?: string;
  readonly features?: readonly string[];
  /** Materials; those of textiles that add up to 100 % are `fibres` of the product. */
  readonly material?: readonly Detail[];
  readonly care?: string;
  /** Free rows: measures that have no field, filter class, ingredients, battery … */
  readonly details?: readonly Detail[];
};
