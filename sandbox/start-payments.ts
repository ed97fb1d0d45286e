import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Clock } from './clock.ts';
import { Faults } from './control/faults.ts';
import { createOverview } from './control/overview.ts';
import { createControl } from './control/routes.ts';
import { knownHostsOnly, withKeyOnly } from './guard.ts';
import { listen, reachable } from './http.ts';
import { createPage } from './page/routes.ts';
import { startTimer } from './payments/timer.ts';
import type { Records, World } from './records.ts';
import type { Undo, WholeOptions } from './start.ts';
import type { Store } from './store.ts';
import { newAccount } from './stripe/account.ts';
import { createApi, SECRET_KEY } from './stripe/api.ts';
import { faultBody, invalidRequest } from './stripe/fault.ts';
import { RETRY_DELAYS_MS, startDeliverer } from './webhooks/deliver.ts';
import { addDelivery } from './webhooks/emit.ts';

/** The name above the payment page. */
const MERCHANT = 'Elvare';

/** A hundred lines with pictures and metadata need a tenth of it. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Starts the payment side; returns the address it listens on. */
export async function startPayments(
  options: WholeOptions,
  store: Store<Records>,
  undo: Undo,
): Promise<string> {
  const { host, baseUrl, webhookUrl, webhookSecret } = options;
  const apiKey = options.apiKey ?? SECRET_KEY;
  const world: World = {
    store,
    clock: new Clock(),
    faults: new Faults(),
    deliverer: undefined,
    baseUrl: '',
    account: newAccount(MERCHANT, options.methods ?? ['card', 'paypal']),
    apiKey,
    livemode: apiKey.startsWith('sk_live_'),
    webhookUrl,
  };
  if (webhookUrl !== undefined && webhookSecret !== undefined) {
    const retryDelaysMs = options.webhookRetryDelaysMs ?? RETRY_DELAYS_MS;
    const deliverer = startDeliverer({
      store,
      url: webhookUrl,
      secret: webhookSecret,
      retryDelaysMs,
    });
    undo.push(() => deliverer.close());
    world.deliverer = deliverer;
  }
  const app = new Hono();
  app.use(knownHostsOnly(baseUrl === undefined ? [host] : [host, new URL(baseUrl).hostname]));
  app.use('/_sandbox/*', withKeyOnly(options.controlKey));
  const tooLarge = faultBody(invalidRequest('The request body is too large.'));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json(tooLarge, 413) }));
  app.route('/', createApi(world));
  app.route('/', createControl(world));
  app.route('/', createOverview(world));
  app.route('/', createPage(world));
  const server = await listen(app, host, options.apiPort ?? 0, 'SANDBOX_PORT');
  undo.push(() => server.close());
  const apiUrl = reachable('http', host, server.port);
  world.baseUrl = baseUrl ?? apiUrl;

  // The shop restarted with us: what it missed is due now, with all its tries.
  const tx = store.begin();
  for (const delivery of store.values('deliveries')) {
    addDelivery(world, tx, { ...delivery, attempts: 0, nextAt: Date.now() });
  }
  await tx.commit();
  undo.push(startTimer(world, options.onFailure));
  return apiUrl;
}
