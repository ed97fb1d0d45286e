import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { catalogueVersions } from '../catalogue/schema.ts';
import { lockCatalogue, writeVersion } from '../catalogue/write-version.ts';
import { isOnLoopback } from '../env/values.ts';
import type { Settings } from '../env.ts';
import type { Transaction } from '../shop.ts';
import type { CheckResult } from './check.ts';
import { lineOf, runChecks } from './run-checks.ts';
import { liveShops, type Services } from './schema.ts';

type CheckedLive = Parameters<typeof runChecks>[0];

/** `line` is for the operator. */
type StartResult =
  | { readonly ok: true; readonly line?: string }
  | { readonly ok: false; readonly sentence: string };

type OpenResult =
  | { readonly ok: true; readonly standIns: readonly string[] }
  | { readonly ok: false; readonly missing: readonly CheckResult[] };

const STRIPE = 'https://api.stripe.com';
const FINGERPRINT_LENGTH = 16;
const WAITS = 'The live shop is not open yet: sign in at /admin, which leads to the opening.';

function servicesOf(settings: Settings): Services {
  const { stripe, paymentMethods, smtpUrl } = settings;
  const key = createHash('sha256').update(stripe.secretKey).digest('hex');
  const { protocol, username, host } = new URL(smtpUrl);
  return {
    address: isOnLoopback(settings) ? 'loopback' : settings.baseUrl,
    payment: `${stripe.apiUrl ?? STRIPE} ${key.slice(0, FINGERPRINT_LENGTH)} ${paymentMethods}`,
    mail: `${protocol}//${username}@${host}`,
  };
}

interface Opening {
  /** Account; null for a start. */
  readonly by: string | null;
  /** Records the opening in its transaction. */
  readonly record?: (tx: Transaction) => Promise<void>;
}

/**
 * Runs all checks and opens the shop if they hold. Stand-ins are for a shop that only this machine reaches. The opening is
 * a version of the catalogue, so that pages and checkout of every node follow it; a second one changes nothing.
 */
export async function openShop(
  shop: CheckedLive,
  { by, record = async () => undefined }: Opening,
): Promise<OpenResult> {
  const { db, settings, now } = shop;
  const results = await runChecks(shop);
  const replaced = results.filter(({ state }) => state === 'STAND-IN');
  const failed = results.filter(({ state }) => state === 'FAIL');
  const missing = isOnLoopback(settings) ? failed : [...failed, ...replaced];
  if (missing.length > 0) return { ok: false, missing };
  const standIns = [...new Set(replaced.map(({ check }) => check))];
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const [live] = await tx.select().from(liveShops);
    const openedOn = servicesOf(settings);
    if (live?.openedAt != null && isDeepStrictEqual(live.openedOn, openedOn)) return;
    await tx.update(liveShops).set({ openedAt: new Date(now()), openedOn, standIns });
    if (live?.openedAt != null) return;
    await writeVersion(tx, { by, note: '', isDemo: false, changes: [] });
    await record(tx);
  });
  return { ok: true, standIns };
}

/** True if a start made the first version: such a shop is opened by its owner alone. */
async function isBornEmpty({ db }: CheckedLive): Promise<boolean> {
  const { number, by } = catalogueVersions;
  const [first] = await db.select({ by }).from(catalogueVersions).where(eq(number, 1));
  return first?.by == null;
}

/**
 * Decides what a live shop starts as. One that opened on the same services starts open, so that a service that is away
 * keeps nobody's shop closed. On others it proves everything again, and isn't started if that fails, unless it was open on
 * this machine alone: then it starts closed. So does a shop that has not opened, where the owner opens it.
 */
export async function startLive(shop: CheckedLive): Promise<StartResult> {
  const { db, settings } = shop;
  const [live] = await db.select().from(liveShops);
  const wasOpen = live?.openedAt != null;
  if (wasOpen && isDeepStrictEqual(live.openedOn, servicesOf(settings))) return { ok: true };
  if (!wasOpen && (await isBornEmpty(shop))) return { ok: true, line: WAITS };
  const opened = await openShop(shop, { by: null });
  if (opened.ok) {
    const on = opened.standIns.length === 0 ? '' : `, on stand-ins: ${opened.standIns.join(', ')}`;
    return { ok: true, line: `The live shop opens${on}.` };
  }
  const sentence = `The live shop does not open (npm run golive checks it):\n${opened.missing.map(lineOf).join('\n')}`;
  if (wasOpen && live.openedOn?.address !== 'loopback') return { ok: false, sentence };
  await db.update(liveShops).set({ openedAt: null, openedOn: null, standIns: null });
  return { ok: true, line: sentence };
}
