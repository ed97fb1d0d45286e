import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createClock } from './clock.ts';
import { Faults } from './control/faults.ts';
import { createOverview } from './control/overview.ts';
import { createControl } from './control/routes.ts';
import { knownHostsOnly, withKeyOnly } from './guard.ts';
import { listen, reachable } from './http.ts';
import { createPage } from './page/routes.ts';
import { startTimer } from './payments/timer.ts';
import type { Records } from './records.ts';
import type { Undo, WholeOptions } from './start.ts';
import type { Store } from './store.ts';
import { newAccount } from './stripe/account.ts';
import { createApi, SECRET_KEY } from './stripe/api.ts';
import { faultBody, invalidRequest } from './stripe/fault.ts';
import { type Deliverer, startDeliverer } from './webhooks/deliver.ts';
import { addDelivery } from './webhooks/emit.ts';
import { RETRY_DELAYS_MS } from './webhooks/schedule.ts';
import type { World } from './world.ts';

/** The name above the payment page, unless a session brings its own. */
const MERCHANT = 'Elvare';

/** A hundred lines with pictures and metadata need a tenth of it. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Starts the payment side; returns the address it listens on. */
export async function startPayments(
  options: WholeOptions,
  store: Store<Records>,
  undo: Undo,
): Promise<string> {
  const clock = createClock(options.now);
  const deliverer = openDeliverer(options, store);
  if (deliverer) undo.push(() => deliverer.close());

  const world: World = {
    store,
    clock,
    faults: new Faults(),
    deliverer,
    baseUrl: '',
    account: newAccount(MERCHANT, [...(options.methods ?? ['card', 'paypal'])]),
    apiKey: options.apiKey ?? SECRET_KEY,
    webhookUrl: options.webhookUrl,
  };
  const app = new Hono();
  app.use(knownHostsOnly(namesOf(options)));
  app.use('/_sandbox/*', withKeyOnly(options.controlKey));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));
  app.route('/', createApi(world));
  app.route('/', createControl(world));
  app.route('/', createOverview(world));
  app.route('/', createPage(world));
  const server = await listen(app, {
    host: options.host,
    port: options.apiPort ?? 0,
    setting: 'SANDBOX_PORT',
  });
  undo.push(() => server.close());
  const apiUrl = reachable('http', options.host, server.port);
  world.baseUrl = options.baseUrl ?? apiUrl;

  await resumeDeliveries(world);
  undo.push(startTimer(world, options.onFailure));
  return apiUrl;
}

/** The names by which browsers and the shop reach the payment side. */
function namesOf({ host, baseUrl }: WholeOptions): string[] {
  return [host, ...(baseUrl === undefined ? [] : [new URL(baseUrl).hostname])];
}

function openDeliverer(options: WholeOptions, store: Store<Records>): Deliverer | undefined {
  const { webhookUrl, webhookSecret } = options;
  if (webhookUrl === undefined || webhookSecret === undefined) return undefined;
  return startDeliverer({
    store,
    url: webhookUrl,
    secret: webhookSecret,
    retryDelaysMs: options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS,
  });
}

/** The shop restarted with us: what it missed is due now, with all its tries. */
async function resumeDeliveries(world: World): Promise<void> {
  const tx = world.store.begin();
  for (const delivery of world.store.values('deliveries')) {
    if (delivery.state !== 'waiting') continue;
    addDelivery(world, tx, { ...delivery, attempts: 0, nextAt: Date.now() });
  }
  await tx.commit();
}

function tooLarge(c: Context): Response {
  return c.json(faultBody(invalidRequest('The request body is too large.')), 413);
}
