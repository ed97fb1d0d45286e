import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isOnLoopback } from '../env/values.ts';
import type { Settings } from '../env.ts';
import { codeOf, lineOf, runChecks } from './run-checks.ts';
import { liveShops, type Services } from './schema.ts';

type OpenResult =
  /** `line` says that it opened just now. */
  { readonly ok: true; readonly line?: string } | { readonly ok: false; readonly sentence: string };

const STRIPE = 'https://api.stripe.com';
const FINGERPRINT_LENGTH = 16;

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

/**
 * Decides whether a live shop may start. The first start proves everything and records it; from then on a start on the
 * same services reads settings alone, so that a service that is away keeps nobody's shop closed. Stand-ins are for a
 * shop that only this machine reaches.
 */
export async function openLive(shop: Parameters<typeof runChecks>[0]): Promise<OpenResult> {
  const { db, settings, now } = shop;
  const services = servicesOf(settings);
  const [live] = await db.select().from(liveShops);
  const isProved = live?.openedAt != null && isDeepStrictEqual(live.openedOn, services);
  const results = await runChecks(shop, isProved ? 'start' : undefined);
  const code = codeOf(results);
  if (code === 1 || (code === 2 && !isOnLoopback(settings))) {
    const missing = results.filter(({ state }) => state === (code === 1 ? 'FAIL' : 'STAND-IN'));
    const lines = missing.map(lineOf).join('\n');
    return {
      ok: false,
      sentence: `The live shop does not open (npm run golive checks it):\n${lines}`,
    };
  }
  if (isProved) return { ok: true };
  const standIns = results.flatMap(({ state, check }) => (state === 'STAND-IN' ? check : []));
  await db.update(liveShops).set({ openedAt: new Date(now()), openedOn: services, standIns });
  const on = standIns.length === 0 ? '' : `, on stand-ins: ${[...new Set(standIns)].join(', ')}`;
  return { ok: true, line: `The live shop opens${on}.` };
}
