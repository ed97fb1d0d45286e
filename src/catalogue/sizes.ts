/** European sizes (docs/specification.md#25-products). */
export const SNEAKER_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'] as const;

/** All jersey sizes, smallest first. */
export const JERSEY_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

export type SneakerSize = (typeof SNEAKER_SIZES)[number];
export type JerseySize = (typeof JERSEY_SIZES)[number];

/** The word before a size inside a line ("Größe 42"). */
export const SIZE_WORD = { de: 'Größe', en: 'Size' } as const;
