import type { Catalogue, Facts } from '#catalogue/catalogue.ts';

export type CancelData = Pick<Facts, 'supportAnswerHours'>;

/** Makes the data of the page after a payment that was given up. */
export function data({ facts }: Catalogue): CancelData {
  return { supportAnswerHours: facts.supportAnswerHours };
}
