import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { DeliveryRecord, EventRecord, Records } from '../records.ts';
import type { Store } from '../store.ts';
import { ANSWER_TIMEOUT_MS, PARALLEL_DELIVERIES } from './schedule.ts';
import { thinEvent } from './thin.ts';

export interface DelivererOptions {
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
    if (stop.signal.aborted || delivery.state !== 'waiting') return;
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
    const event = delivery && store.get('events', delivery.eventId);
    if (!delivery) return;
    if (!event) return forget(id);
    // The event must outlive a crash before anybody hears of it.
    await store.settled();
    const problem = await send(options, bodyOf(event, delivery.form), stop.signal);
    if (stop.signal.aborted) return;
    if (problem === undefined) return forget(id);
    const tx = store.begin();
    const waitMs = retryDelaysMs[delivery.attempts];
    const next: DeliveryRecord = {
      ...delivery,
      attempts: delivery.attempts + 1,
      nextAt: Date.now() + (waitMs ?? 0),
      state: waitMs === undefined ? 'given_up' : 'waiting',
      lastError: problem,
    };
    tx.put('deliveries', id, next);
    await tx.commit();
    schedule(next);
  }

  async function forget(id: string): Promise<void> {
    const tx = store.begin();
    tx.delete('deliveries', id);
    await tx.commit();
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
export function bodyOf(event: EventRecord, form: DeliveryRecord['form']): string {
  const snapshot = { ...(JSON.parse(event.json) as Stripe.Event), pending_webhooks: 1 };
  if (form === undefined) return JSON.stringify(snapshot, null, 2);
  if (form === 'no_data') return JSON.stringify({ ...snapshot, data: undefined }, null, 2);
  return JSON.stringify(thinEvent(event));
}

/** Undefined when the shop answered 2xx, else what went wrong. */
async function send(
  { url, secret }: DelivererOptions,
  body: string,
  stopped: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
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
    await answer.arrayBuffer();
    return answer.ok ? undefined : `HTTP ${answer.status}`;
  } catch (error) {
    return reason(error);
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return cause?.message || (cause as NodeJS.ErrnoException | undefined)?.code || error.message;
}

/** The `Stripe-Signature` header for a raw body; `timestamp` in seconds since 1970. */
export function signature(secret: string, body: string, timestamp: number): string {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${mac}`;
}
