/**
 * `npm run demo-traffic [minutes] [visitors]`: simulates visitors in a running shop, so that the dashboard has
 * data. They open pages, fill carts, leave them, and some pay in the sandbox. Ends by itself (default: 10
 * minutes, 25 visitors at a time) or with Ctrl-C.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { DemoVisitor } from './demo-visitor.ts';
import { fail, settingsOrFail } from './settings.ts';

const DEFAULT_MINUTES = 10;
const DEFAULT_VISITORS = 25;
/** All visitors have this machine's address, so the limits for one address apply to them together. */
const MOST_VISITORS = 60;
const ARRIVE_EVERY_MS = 1_500;

const settings = settingsOrFail();
const [minutes = DEFAULT_MINUTES, visitors = DEFAULT_VISITORS] = process.argv.slice(2).map(Number);
if (!(minutes > 0 && minutes <= 24 * 60)) fail('Minutes: a number from 1 to 1440.');
if (!(visitors >= 1 && visitors <= MOST_VISITORS)) {
  fail(`Visitors: a number from 1 to ${MOST_VISITORS}.`);
}

const shop = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}`;
const sandbox = settings.sandbox.payment ? `http://127.0.0.1:${settings.sandboxPort}` : undefined;
const healthy = await fetch(`${shop}/api/health`).then(
  (answer) => answer.ok,
  () => false,
);
if (!healthy) fail(`No shop answers at ${shop}. Start it with npm start, in another terminal.`);
process.stdout.write(
  `Up to ${visitors} visitors at a time for ${minutes} minutes at ${shop}; watch ${shop}/admin.\n` +
    (sandbox ? '' : 'Payment is the real Stripe: they look, but nobody buys.\n'),
);

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());
const until = Date.now() + minutes * 60_000;
const here = new Set<Promise<void>>();
let came = 0;
let sold = 0;

while (Date.now() < until && !stopping.signal.aborted) {
  if (here.size < visitors) {
    came += 1;
    const visitor = new DemoVisitor({ shop, sandbox, number: came, signal: stopping.signal });
    const visit: Promise<void> = visitor
      .visit()
      .then((bought) => {
        sold += bought ? 1 : 0;
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) process.stderr.write(`A visitor gave up: ${error}\n`);
      })
      .finally(() => here.delete(visit));
    here.add(visit);
  }
  const pause = ARRIVE_EVERY_MS * (0.4 + Math.random() * 1.2);
  await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
}
stopping.abort();
await Promise.all(here);
process.stdout.write(`${came} visitors came, ${sold} bought something.\n`);
