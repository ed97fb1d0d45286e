import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { DeliveryRecord, Records } from '../records.ts';
import type { Store } from '../store.ts';

/** The API version of the account: what the pinned `stripe` library sends. */
export const API_VERSION = '2026-10-28.endive';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** Waits between tries of one delivery, in milliseconds; after the last it is given up (3 days). */
export const RETRY_DELAYS_MS: readonly number[] = [
  ...[1, 2, 5, 15, MINUTE_S, 5 * MINUTE_S, 15 * MINUTE_S],
  ...[1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR_S),
].map((wait) => wait * 1000);
/** Timeout of one delivery. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Deliveries under way at once. */
const PARALLEL_DELIVERIES = 8;

interface DelivererOptions {
  store: Store<Records>;
  /** The shop's webhook address. */
  url: string;
  secret: string;
  retryDelaysMs: readonly number[];
}

export interface Deliverer {
  /** Takes up a delivery that is in the store. */
  schedule(delivery: DeliveryRecord): void;
  /** Aborts what is under way; what was not answered stays in the store. */
  close(): Promise<void>;
}

/**
 * Brings stored deliveries to the shop: signed, in parallel, with growing waits between tries.
 * After a restart everything undelivered starts over, because the shop restarted with us.
 */
export function startDeliverer(options: DelivererOptions): Deliverer {
  const { store, retryDelaysMs } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  const ready: string[] = [];

  function schedule(delivery: DeliveryRecord): void {
    if (stop.signal.aborted) return;
    const waitMs = Math.max(0, delivery.nextAt - Date.now());
    clearTimeout(timers.get(delivery.id));
    const timer = setTimeout(() => {
      timers.delete(delivery.id);
      ready.push(delivery.id);
      work();
    }, waitMs);
    timers.set(delivery.id, timer);
  }

  function work(): void {
    while (underWay.size < PARALLEL_DELIVERIES && !stop.signal.aborted) {
      const id = ready.shift();
      if (id === undefined) return;
      const task = attempt(id).finally(() => {
        underWay.delete(task);
        work();
      });
      underWay.add(task);
    }
  }

  async function attempt(id: string): Promise<void> {
    const delivery = store.get('deliveries', id);
    if (!delivery) return;
    const event = store.get('events', delivery.eventId);
    const isDone = !event || (await send(options, bodyOf(event, delivery.form), stop.signal));
    if (stop.signal.aborted) return;
    const waitMs = retryDelaysMs[delivery.attempts];
    const tx = store.begin();
    if (isDone || waitMs === undefined) {
      tx.delete('deliveries', id);
      return tx.commit();
    }
    const attempts = delivery.attempts + 1;
    const next: DeliveryRecord = { ...delivery, attempts, nextAt: Date.now() + waitMs };
    tx.put('deliveries', id, next);
    tx.commit();
    schedule(next);
  }

  return {
    schedule,
    close: async () => {
      stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.allSettled(underWay);
    },
  };
}

/** The event as its destination wants it: whole, thin, or (no destination of Stripe's) without data. */
export function bodyOf(event: Stripe.Event, form: DeliveryRecord['form']): string {
  if (form === undefined) return JSON.stringify(event, null, 2);
  const { data, ...rest } = event;
  if (form === 'no_data') return JSON.stringify(rest, null, 2);
  const { id, object } = data.object as { id: string; object: string };
  return JSON.stringify({
    id: event.id.replace('evt_', 'evt_thin_'),
    object: 'v2.core.event',
    created: new Date(event.created * 1000).toISOString(),
    livemode: event.livemode,
    related_object: { id, type: object, url: `/v1/${object.replaceAll('.', '/')}s/${id}` },
    snapshot_event: event.id,
    type: `v1.${event.type}`,
  });
}

/** Resolves to true when the shop replied 2xx. */
async function send(
  { url, secret }: DelivererOptions,
  body: string,
  stopped: AbortSignal,
): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // Signed anew for each try, with the real time: the receiver checks its age.
        'stripe-signature': signature(secret, body, seconds(Date.now())),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
    });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

/** The `Stripe-Signature` header for a raw body; `timestamp` in seconds since 1970. */
export function signature(secret: string, body: string, timestamp: number): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${mac}`;
}
