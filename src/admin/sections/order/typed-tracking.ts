import * as z from 'zod/mini';
import { type Tracking, tracking } from '#contract/admin-parcels.ts';
import { type Carrier, carrierOf, plainNumber } from '#rules/carriers.ts';

/** The typed facts of a parcel: a link or a number, and the service that was asked about. */
export interface TypedTracking {
  readonly text: string;
  readonly carrier?: Carrier | 'other' | undefined;
}

export const NO_TRACKING: TypedTracking = { text: '' };

/** Returns what is sent; undefined while nothing is typed. */
export function trackingGiven({ text, carrier }: TypedTracking): Tracking | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (/^https?:/i.test(typed)) return typed;
  const number = plainNumber(typed);
  const known = carrierOf(number) ?? carrier;
  return { number, ...(known && known !== 'other' && { carrier: known }) };
}

/** `invalid` is neither link nor number; of a number of no known service the service is asked. */
export function trackingProblem(typed: TypedTracking): 'invalid' | 'carrier' | undefined {
  const given = trackingGiven(typed);
  if (given === undefined) return undefined;
  if (!z.safeParse(tracking, given).success) return 'invalid';
  return typeof given === 'string' || given.carrier || typed.carrier ? undefined : 'carrier';
}
