import path from 'node:path';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Clock } from './clock.ts';
import { Faults } from './control/faults.ts';
import { createOverview } from './control/overview.ts';
import { createControl } from './control/routes.ts';
import { knownHostsOnly, withKeyOnly } from './guard.ts';
import { listen, reachable } from './http.ts';
import { startInbox } from './inbox/start.ts';
import { createPage } from './page/routes.ts';
import { startTimer } from './payments/timer.ts';
import type { Records } from './records.ts';
import { Store } from './store.ts';
import { type AccountState, newAccount } from './stripe/account.ts';
import { createApi, SECRET_KEY } from './stripe/api.ts';
import { faultBody, invalidRequest } from './stripe/fault.ts';
import { RETRY_DELAYS_MS, startDeliverer } from './webhooks/deliver.ts';
import { addDelivery } from './webhooks/emit.ts';
import type { World } from './world.ts';

/** The name above the payment page. */
const MERCHANT = 'Elvare';

/** A hundred lines with pictures and metadata need a tenth of it. */
const MAX_BODY_BYTES = 1024 * 1024;

export interface SandboxOptions {
  dataDir: string;
  /** Parts to start; all of them unless given. */
  parts?: readonly ('payment' | 'mail')[];
  /** Address on which the payment page listens: 127.0.0.1 unless given. The inbox always listens on loopback. */
  host?: string;
  /** 0 picks a free port; the default everywhere. */
  apiPort?: number;
  inboxPort?: number;
  smtpPort?: number;
  /** Address of the shop's webhook; without it events are only listed. */
  webhookUrl?: string;
  webhookSecret?: string;
  /** Payment methods the account has; card and PayPal unless given. */
  methods?: AccountState['methods'];
  /** Public origin of the payment page if it isn't the API's own address. */
  baseUrl?: string;
  /** Secret key of the API: `sk_test_sandbox` unless given. */
  apiKey?: string;
  /** Needed by the control handles (`/_sandbox`) when it is given. */
  controlKey?: string;
  /** For tests: waits between webhook tries. */
  webhookRetryDelaysMs?: readonly number[];
}

/** Addresses of parts that were not asked for are empty. */
export interface Sandbox {
  /** Base of Stripe's API, the payment page and `/_sandbox`, e.g. `http://127.0.0.1:3001`. */
  apiUrl: string;
  inboxUrl: string;
  /** `smtp://127.0.0.1:3003` */
  smtpUrl: string;
  /** Stops within a second; everything acknowledged is on disk. */
  close(): Promise<void>;
}

/** Options with their defaults filled in. */
type WholeOptions = SandboxOptions & { host: string };

/** Collects what has to be closed, in the order it was opened. */
type Undo = (() => Promise<void> | void)[];

/**
 * Starts the outside world: Stripe's API with its payment page, and the mail inbox. Everything asked
 * for is up when it resolves; nothing stays up when it rejects.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const undo: Undo = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const whole = { host: '127.0.0.1', ...options };
  const { dataDir, parts = ['payment', 'mail'] } = whole;
  try {
    const store = new Store<Records>(path.join(dataDir, 'sandbox.db'));
    undo.push(() => store.close());
    const apiUrl = parts.includes('payment') ? await startPayments(whole, store, undo) : '';
    const mail = parts.includes('mail')
      ? await startInbox(whole, store, undo)
      : { inboxUrl: '', smtpUrl: '' };
    return { apiUrl, ...mail, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the payment side; returns the address it listens on. */
async function startPayments(
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
  tx.commit();
  undo.push(startTimer(world));
  return apiUrl;
}
