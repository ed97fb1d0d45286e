import type { Span } from '#catalogue/catalogue.ts';
import type { OrderPromises } from '#rules/order-promises.ts';
import { FORMER_PROMISES } from '../orders/former-promises.ts';

/** VAT in per cent, days to dispatch, days to arrival. */
const WRITTEN = /^(\d+);(\d+)-(\d+);(\d+)-(\d+)$/;

const write = ({ vatPercent, dispatchWorkingDays, deliveryWorkingDays }: OrderPromises): string =>
  [vatPercent, ...[dispatchWorkingDays, deliveryWorkingDays].map(days)].join(';');
const days = ({ from, to }: Span) => `${from}-${to}`;

const FORMER = write(FORMER_PROMISES);

/**
 * Promises of an order as a value of metadata: `20;1-1;2-3`. Null for those that sessions without the value have:
 * the parameters of an attempt that began before an update stay as they were.
 */
export function writePromises(promised: OrderPromises): string | null {
  const written = write(promised);
  return written === FORMER ? null : written;
}

/** Reads what `writePromises` wrote; undefined for any other text. */
export function readPromises(written: string | undefined): OrderPromises | undefined {
  const found = WRITTEN.exec(written ?? FORMER);
  if (!found) return undefined;
  const [vatPercent = 0, from = 0, to = 0, first = 0, last = 0] = found.slice(1).map(Number);
  return {
    vatPercent,
    dispatchWorkingDays: { from, to },
    deliveryWorkingDays: { from: first, to: last },
  };
}
