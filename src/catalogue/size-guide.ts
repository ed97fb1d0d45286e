import type { JerseySize, SneakerSize } from './sizes.ts';

/** The inside length of the shoe per size in millimetres, for the size guide. */
export const SNEAKER_FOOT_LENGTH_MM: Readonly<Record<SneakerSize, number>> = {
  '36': 225,
  '37': 232,
  '38': 238,
  '39': 245,
  '40': 252,
  '41': 258,
  '42': 265,
  '43': 272,
  '44': 278,
  '45': 285,
};

/** British size of a European one; men's sizes in the USA are one more. */
export const SNEAKER_UK_SIZE: Readonly<Record<SneakerSize, number>> = {
  '36': 3.5,
  '37': 4,
  '38': 5,
  '39': 6,
  '40': 6.5,
  '41': 7.5,
  '42': 8,
  '43': 9,
  '44': 9.5,
  '45': 10.5,
};
export const US_MEN_ABOVE_UK = 1;

/** Chest width (lying flat) and length of a jersey in centimetres, for the size guide. */
export const JERSEY_MEASURES_CM: Readonly<
  Record<JerseySize, { readonly chest: number; readonly length: number }>
> = {
  XS: { chest: 48, length: 67 },
  S: { chest: 51, length: 69 },
  M: { chest: 54, length: 71 },
  L: { chest: 57, length: 73 },
  XL: { chest: 60, length: 75 },
  XXL: { chest: 64, length: 77 },
};
