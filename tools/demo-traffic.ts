/**
 * `npm run demo-traffic [minutes] [visitors]`: simulates visitors in a running shop, so that the dashboard has
 * data. They open pages, some have a cart, and one buyer pays in the sandbox again and again. Ends by itself
 * (default: 10 minutes, 25 visitors) or with Ctrl-C.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { HEARTBEAT_INTERVAL_MS } from '#catalogue/limits.ts';
import { Crowd } from '#test/crowd.ts';
import { fail, settingsOrFail } from './settings.ts';

const DEFAULT_MINUTES = 10;
const DEFAULT_VISITORS = 25;
/** All visitors have this machine's address, so the limits for one address apply to them together. */
const MOST_VISITORS = 60;
const BUYS_EVERY_MS = 20_000;

const settings = settingsOrFail();
const [minutes = DEFAULT_MINUTES, visitors = DEFAULT_VISITORS] = process.argv.slice(2).map(Number);
if (!(minutes > 0 && minutes <= 24 * 60)) fail('Minutes: a number from 1 to 1440.');
if (!(visitors >= 1 && visitors <= MOST_VISITORS)) {
  fail(`Visitors: a number from 1 to ${MOST_VISITORS}.`);
}

const shop = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
const healthy = await fetch(`${shop}/api/health`).then(
  (answer) => answer.ok,
  () => false,
);
if (!healthy) fail(`No shop answers at ${shop}. Start it with npm start, in another terminal.`);
process.stdout.write(
  `${visitors} visitors for ${minutes} minutes at ${shop}; watch ${shop}/admin.\n` +
    (settings.sandbox.payment ? '' : 'Payment is the real Stripe: they look, but nobody buys.\n'),
);

const crowd = new Crowd(
  { shop, sandbox: `http://127.0.0.1:${settings.sandboxPort}` },
  {
    visitors,
    beatEveryMs: HEARTBEAT_INTERVAL_MS,
    buyers: settings.sandbox.payment ? 1 : 0,
    thinksMs: BUYS_EVERY_MS,
  },
);
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());
crowd.start();
await wait(minutes * 60_000, undefined, { signal: stopping.signal }).catch(() => undefined);
await crowd.stop();
process.stdout.write(`${crowd.paid.size} purchases.\n`);
