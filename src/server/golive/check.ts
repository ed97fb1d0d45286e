import type { Resolver } from 'node:dns/promises';
import { inboxUrlOf } from '../env/ports.ts';
import type { Shop } from '../shop.ts';

/** Input of a check, which changes nothing. */
export interface CheckedShop extends Pick<Shop, 'db' | 'settings' | 'now'> {
  readonly dns: Pick<Resolver, 'resolveTxt'>;
}

/**
 * - `ok`: proved.
 * - `WARN`: missing, and a shop may sell without it.
 * - `STAND-IN`: good enough for a shop that only this machine reaches.
 * - `FAIL`: missing.
 */
export type CheckState = 'ok' | 'WARN' | 'STAND-IN' | 'FAIL';

/** One line about one matter. */
export interface CheckResult {
  readonly check: string;
  readonly state: CheckState;
  readonly reason: string;
  /** Says where to mend it, and how; empty if there is nothing to mend. */
  readonly mend: string;
}

/** Returns a result; without `mend` it is good. */
export const resultOf = (
  check: string,
  reason: string,
  { state = 'FAIL', mend }: { readonly state?: CheckState; readonly mend?: string } = {},
): CheckResult => ({ check, state: mend === undefined ? 'ok' : state, reason, mend: mend ?? '' });

export interface Check {
  readonly name: string;
  /**
   * - `start`: reads settings alone, at every start.
   * - `opening`: before a shop opens.
   * - `hourly`: the same, and every hour from then on.
   */
  readonly asked: 'start' | 'opening' | 'hourly';
  /** State of a check that does not answer in time. */
  readonly unanswered: 'FAIL' | 'WARN';
  readonly run: (shop: CheckedShop) => Promise<readonly CheckResult[]> | readonly CheckResult[];
}

/** Values that nobody is reached at, as docs/settings.md and `.env.example` have them. */
export const INVENTED = /\.example\b|muster(straße|stadt|mann|frau)|0000000/i;

/** True if payments don't go to Stripe itself. */
export const hasOtherPayment = ({ settings }: CheckedShop): boolean =>
  settings.stripe.apiUrl !== undefined;

/** True if mails stay in the inbox. */
export const hasInbox = ({ settings }: CheckedShop): boolean =>
  settings.smtpUrl === inboxUrlOf(settings.smtpPort);
