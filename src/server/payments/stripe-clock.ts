import { hostname } from 'node:os';
import Stripe from 'stripe';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import type { Shop } from '../shop.ts';

/** Difference from which the owner is told. From five minutes on Stripe refuses checkouts, and we refuse its events. */
const TOLERANCE_MS = 2 * 60_000;
/** Another process of this machine may have raised or closed the alert; after this long the same reading is noted again. */
const NOTE_AGAIN_MS = 10 * 60_000;
const KIND = 'clock_wrong';

/** Both clocks at one answer, in epoch milliseconds. */
export interface ClockReading {
  /** Ours. */
  readonly askedAt: number;
  /** Stripe's. */
  readonly sentAt: number;
  /** Ours. */
  readonly answeredAt: number;
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Returns the library's HTTP client, which keeps the last answer's time (`Date`) for `checkClock()`. */
export function createTimedClient(shop: () => Pick<Shop, 'now' | 'parts'>): HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest: HttpClient['makeRequest'] = async (...request) => {
    const { now, parts } = shop();
    const askedAt = now();
    const response = await client.makeRequest(...request);
    const sentAt = Date.parse(String(response.getHeaders()['date']));
    if (!Number.isNaN(sentAt)) parts.payments.clockHeard = { askedAt, sentAt, answeredAt: now() };
    return response;
  };
  return { getClientName: () => client.getClientName(), makeRequest };
}

/**
 * Milliseconds by which our clock is ahead of Stripe's, below 0 if it is behind. Anything between question and answer
 * counts as equal, however long they are apart.
 */
function offsetOf({ askedAt, sentAt, answeredAt }: ClockReading): number {
  if (sentAt < askedAt) return askedAt - sentAt;
  return sentAt > answeredAt ? answeredAt - sentAt : 0;
}

/**
 * Compares our clock with Stripe's by the last answer, and tells the owner when they differ. Reads and writes nothing
 * while that stays as it was. Never throws.
 */
export async function checkClock(shop: Shop): Promise<void> {
  const { payments } = shop.parts;
  const { clockHeard: heard, clockNoted: last } = payments;
  if (heard === undefined) return;
  payments.clockHeard = undefined;
  const offsetMs = offsetOf(heard);
  const isRight = Math.abs(offsetMs) <= TOLERANCE_MS;
  const at = heard.answeredAt;
  if (last?.isRight === isRight && Math.abs(at - last.at) < NOTE_AGAIN_MS) return;
  payments.clockNoted = { isRight, at };
  const machine = hostname();
  try {
    if (isRight) await resolveAlert(shop, shop.db, KIND, machine);
    else {
      await shop.db.transaction((tx) =>
        raiseAlert(shop, tx, { kind: KIND, subject: machine, data: { machine, offsetMs } }),
      );
    }
  } catch (error) {
    payments.clockNoted = undefined;
    shop.log.failed('the difference between two clocks could not be noted', error);
  }
}
