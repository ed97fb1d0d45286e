import type { Firm } from '#catalogue/catalogue.ts';
import type { DayOff } from './holidays.ts';

/** Holidays of all of a Land beside the nationwide ones; those of single towns are closed days. */
const OF_LAND: Readonly<Record<NonNullable<Firm['land']>, readonly DayOff[]>> = {
  BB: ['10-31'],
  BE: ['03-08'],
  BW: ['01-06', '+60', '11-01'],
  BY: ['01-06', '+60', '11-01'],
  HB: ['10-31'],
  HE: ['+60'],
  HH: ['10-31'],
  MV: ['03-08', '10-31'],
  NI: ['10-31'],
  NW: ['+60', '11-01'],
  RP: ['+60', '11-01'],
  SH: ['10-31'],
  SL: ['+60', '08-15', '11-01'],
  // With the Day of Repentance and Prayer.
  SN: ['10-31', 'W'],
  ST: ['01-06', '10-31'],
  TH: ['09-20', '10-31'],
};

/**
 * Returns the days off that delivery skips beside weekends and nationwide holidays: those of the firm's Land, and its
 * closed days that are not over.
 * @param today `2026-11-28`; without it every closed day counts
 */
export function daysOffOf(
  firm: Pick<Firm, 'land' | 'closed'> | undefined,
  today = '',
): readonly DayOff[] {
  const { land, closed = [] } = firm ?? {};
  return [
    ...(land ? OF_LAND[land] : []),
    ...closed.flatMap(({ from, to }) => (to < today ? [] : [`${from}/${to}`])),
  ];
}
