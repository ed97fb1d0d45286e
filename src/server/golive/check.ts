import type { Resolver } from 'node:dns/promises';
import type { Firm } from '#catalogue/catalogue.ts';
import type { GoliveCheck, GoliveCode, GoliveResult } from '#contract/admin-golive.ts';
import { inboxUrlOf } from '../env/ports.ts';
import type { Shop } from '../shop.ts';

/** Input of a check, which changes nothing. Its settings are those in force: what is stored takes the environment's place. */
export interface CheckedShop extends Pick<Shop, 'db' | 'settings' | 'now'> {
  /** The stored value. */
  readonly firm?: Firm;
  readonly dns: Pick<Resolver, 'resolveTxt'>;
}

/**
 * - `ok`: proved.
 * - `WARN`: missing, and a shop may sell without it.
 * - `STAND-IN`: good enough for a shop that only this machine reaches.
 * - `FAIL`: missing.
 */
export type CheckState = GoliveResult['state'];

/** One matter: in the operator's words (`reason`, `mend`), and for the back office as a code with its values. */
export interface CheckResult extends GoliveResult {
  readonly reason: string;
  /** Says where to mend it, and how; empty if there is nothing to mend. */
  readonly mend: string;
}

/** A fault; by default it fails. */
type Fault = Pick<CheckResult, 'mend'> &
  Partial<Pick<CheckResult, 'state' | 'values' | 'fields' | 'entry'>> & {
    readonly code: GoliveCode;
  };

/** Returns a result; without a fault it is good. */
export const resultOf = (check: GoliveCheck, reason: string, fault?: Fault): CheckResult => ({
  ...{ check, reason, mend: '', values: {}, fields: [] },
  ...(fault ? { state: 'FAIL', ...fault } : { state: 'ok' }),
});

export interface Check {
  readonly name: GoliveCheck;
  /**
   * - `opening`: before a shop opens.
   * - `hourly`: the same, and every hour from then on.
   */
  readonly asked: 'opening' | 'hourly';
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
export const hasInbox = ({ settings }: Pick<CheckedShop, 'settings'>): boolean =>
  settings.smtpUrl === inboxUrlOf(settings.smtpPort);
