import type { Catalogue, Facts } from '#catalogue/catalogue.ts';

/** Data of the help page: when support answers. */
export type HelpData = Pick<
  Facts,
  'supportHoursPerDay' | 'supportDaysPerWeek' | 'supportAnswerHours'
>;

/** Makes the data of the help page. */
export function data({ facts }: Catalogue): HelpData {
  const { supportHoursPerDay, supportDaysPerWeek, supportAnswerHours } = facts;
  return { supportHoursPerDay, supportDaysPerWeek, supportAnswerHours };
}
