import { hostname } from 'node:os';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import type { Shop } from '../shop.ts';

/** Difference from which the owner is told. From five minutes on Stripe refuses checkouts, and we refuse its events. */
const TOLERANCE_MS = 2 * 60_000;
/** Another process of this machine may have raised or closed the alert; after this long the same reading is noted again. */
const NOTE_AGAIN_MS = 10 * 60_000;
const KIND = 'clock_wrong';

interface Answered {
  readonly lastResponse?: { readonly headers?: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns the `Date` header of a reply or an error of the library, in epoch milliseconds; NaN if there is none. */
export function sentAt(answer: unknown): number {
  const { lastResponse, headers = lastResponse?.headers } = (answer ?? {}) as Answered;
  return Date.parse(headers?.['date'] ?? '');
}

/**
 * Milliseconds by which our clock is ahead of the sender's, below 0 if it is behind. Anything between question and answer
 * counts as equal, however long they are apart.
 */
function offsetOf(askedMs: number, sentMs: number, answeredMs: number): number {
  if (sentMs < askedMs) return askedMs - sentMs;
  return sentMs > answeredMs ? answeredMs - sentMs : 0;
}

/**
 * Compares our clock with Stripe's, and tells the owner when they differ. Reads and writes nothing while that stays as it
 * was. Never throws.
 * @param askedMs our time of the question
 * @param sentMs Stripe's time of the answer, or NaN
 */
export async function checkClock(shop: Shop, askedMs: number, sentMs: number): Promise<void> {
  if (Number.isNaN(sentMs)) return;
  const { payments } = shop.parts;
  const now = shop.now();
  const offsetMs = offsetOf(askedMs, sentMs, now);
  const isRight = Math.abs(offsetMs) <= TOLERANCE_MS;
  const last = payments.clockRead;
  const isKnown = last?.isRight === isRight && Math.abs(now - last.at) < NOTE_AGAIN_MS;
  if (isKnown) return;
  payments.clockRead = { isRight, at: now };
  const machine = hostname();
  try {
    if (isRight) await resolveAlert(shop, shop.db, KIND, machine);
    else {
      await shop.db.transaction((tx) =>
        raiseAlert(shop, tx, { kind: KIND, subject: machine, data: { machine, offsetMs } }),
      );
    }
  } catch (error) {
    payments.clockRead = undefined;
    shop.log.failed('the difference between two clocks could not be noted', error);
  }
}
