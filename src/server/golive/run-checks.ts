import { Resolver } from 'node:dns/promises';
import type { Firm } from '#catalogue/catalogue.ts';
import { readCurrentEntry } from '../catalogue/current-entries.ts';
import { firmIn } from '../firm.ts';
import { readOwnerEmail } from '../owner.ts';
import { within } from '../within.ts';
import { type Check, type CheckedShop, type CheckResult, resultOf } from './check.ts';
import { SERVICE_CHECKS } from './service-checks.ts';
import { SETTING_CHECKS } from './setting-checks.ts';

/** Time limit of a check. */
const ANSWER_MS = 3_000;

const CHECKS = [...SETTING_CHECKS, ...SERVICE_CHECKS];

/** Code with which a check ends: 0 is good, 2 has stand-ins, 1 has failed. */
type CheckCode = 0 | 1 | 2;

export function codeOf(results: readonly CheckResult[]): CheckCode {
  const has = (wanted: CheckResult['state']) => results.some(({ state }) => state === wanted);
  if (has('FAIL')) return 1;
  return has('STAND-IN') ? 2 : 0;
}

/** The result as one line of the command. */
export const lineOf = ({ state, check, reason, mend }: CheckResult): string =>
  `${state.padEnd(8)}  ${check.padEnd(9)}  ${reason}${mend === '' ? '' : ` → ${mend}`}`;

async function answerInTime(
  { name, unanswered, run }: Check,
  shop: CheckedShop,
): Promise<readonly CheckResult[]> {
  try {
    return await within(run(shop), ANSWER_MS);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [resultOf(name, reason, { code: 'unanswered', state: unanswered, mend: 'try again.' })];
  }
}

/** Puts what the newest version stores in the place of the environment's settings. */
async function withFirm<Of extends Pick<CheckedShop, 'db' | 'settings'>>(shop: Of) {
  const { settings, db } = shop;
  const stored = await readCurrentEntry(db, 'firm', 'firm');
  const firm = (stored?.content ?? {}) as Firm;
  const { company, methods, senderEmail, smallBusiness } = firmIn({ firm }, settings);
  const inForce = {
    ...{ company, smallBusiness, paymentMethods: methods, mailFrom: senderEmail },
    adminEmail: await readOwnerEmail(db, settings),
  };
  return { ...shop, firm, settings: { ...settings, ...inForce } };
}

/** Runs the checks, by default all of them, at once and for 3 s at most. */
export async function runChecks(
  shop: Omit<CheckedShop, 'dns'> & Partial<Pick<CheckedShop, 'dns'>>,
  asked?: Check['asked'],
): Promise<readonly CheckResult[]> {
  const dns = shop.dns ?? new Resolver({ timeout: ANSWER_MS / 3, tries: 2 });
  const checks = CHECKS.filter((check) => asked === undefined || check.asked === asked);
  const inForce = { ...(await withFirm(shop)), dns };
  const results = await Promise.all(checks.map((check) => answerInTime(check, inForce)));
  return results.flat();
}
