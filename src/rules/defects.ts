import { LIABLE_YEARS } from '#catalogue/retention.ts';
import { berlinDate, berlinInstant, DAY_MS, startOfBerlinDate } from './berlin-day.ts';

/** Complaints about goods that left: a defect, a parcel that never came, goods that go back of free will. */
export const DEFECT_KINDS = ['defect', 'lost', 'voluntary'] as const;
export type DefectKind = (typeof DEFECT_KINDS)[number];

/** Remedies that a customer may choose between (§ 439 BGB). */
export const REMEDIES = ['repair', 'replacement'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** The answer of the shop. */
export const DECISIONS = [...REMEDIES, 'refund', 'refused'] as const;
export type Decision = (typeof DECISIONS)[number];

const BY_KIND: Readonly<Record<DefectKind, readonly Decision[]>> = {
  defect: DECISIONS,
  lost: ['replacement', 'refund', 'refused'],
  voluntary: ['refund', 'refused'],
};

/** Returns the answers to a kind of complaint. */
export const decisionsOf = (kind: DefectKind): readonly Decision[] => BY_KIND[kind];

/** True for an answer that promises goods by a day. */
export const isRemedy = (decision: Decision): decision is Remedy =>
  decision === 'repair' || decision === 'replacement';

/** Returns the end of the liability, epoch milliseconds: a year later once goods were repaired (§ 475e BGB). */
export function liableUntil(deliveredAtMs: number, isRepaired: boolean): number {
  const { year, ...day } = berlinDate(deliveredAtMs);
  const last = { ...day, year: year + LIABLE_YEARS + (isRepaired ? 1 : 0) };
  return berlinInstant(last, DAY_MS - 1);
}

interface SentParcel {
  readonly deliveredAt: Date | null;
  readonly returnedAt: Date | null;
}

/** Returns the complaints that an order's page offers; `returnDays` are those of the shop's voluntary return. */
export function offeredKinds(
  parcels: readonly SentParcel[],
  returnDays: number,
  nowMs: number,
): DefectKind[] {
  const kept = parcels.filter(({ returnedAt }) => returnedAt === null);
  const delivered = kept.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  const returnsUntil = Math.max(...delivered) + (returnDays + 1) * DAY_MS;
  return [
    ...(kept.length > 0 ? (['defect'] as const) : []),
    ...(delivered.length < kept.length ? (['lost'] as const) : []),
    ...(returnDays > 0 &&
    delivered.length > 0 &&
    nowMs < startOfBerlinDate(berlinDate(returnsUntil))
      ? (['voluntary'] as const)
      : []),
  ];
}
