/** Screens whose words are entries of the catalogue. */
export const TEXT_IDS = [
  'accessibility',
  'imprint',
  'privacy',
  'shipping',
  'terms',
  'withdrawal',
] as const;
export type TextId = (typeof TEXT_IDS)[number];
