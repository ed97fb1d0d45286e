import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import Stripe from 'stripe';
import { isStorable } from '#contract/text.ts';
import { failure } from '#server/errors.ts';
import { readBytes } from '#server/http/read-json.ts';
import type { Shop } from '#server/shop.ts';
import type { StripeShop } from '../payment-state.ts';
import { storeStripeEvent, timeOf } from './store-events.ts';
import { type EventLike, eventSubject, isEventOpen } from './stripe-events.ts';

/** Stripe's events stay far below. */
const WEBHOOK_LIMIT_BYTES = 256 * 1024;
/** A signature older than this could be a recording; one from so far ahead is not Stripe's. */
const TOLERANCE_SECONDS = 300;

/**
 * `POST /api/stripe-webhook`. The raw body's signature is checked first, then the event is stored by
 * its id, then Stripe gets its 200; what the event means is worked out by a job. An event that Stripe
 * brings again, because its 200 was lost, is handled now if it is still open. Events that mean
 * nothing to us get their 200, too.
 */
export async function receiveWebhook(c: Context, shop: StripeShop): Promise<Response> {
  const body = await readBytes(c, WEBHOOK_LIMIT_BYTES);
  if (!body.ok) return failure(c, body.code);
  const event = verifiedEvent(shop, body.bytes, c.req.header('stripe-signature') ?? '');
  if (event === undefined) {
    shop.log.warn('a webhook came with a bad signature');
    return failure(c, 'bad_signature');
  }
  if (eventSubject(event) !== null && (await isToHandle(shop, event))) wakeEventHandler(shop);
  return c.json({ received: true });
}

async function isToHandle(shop: Shop, event: EventLike): Promise<boolean> {
  return (
    (await storeStripeEvent(shop, event)) ||
    (typeof event.id === 'string' && (await isEventOpen(shop, event.id)))
  );
}

const isAhead = (atMs: number, now: number) => atMs > now + TOLERANCE_SECONDS * 1000;

/**
 * Returns true for a header that the library can verify. It throws over an empty one and over one beyond ASCII, and takes
 * a time that is no number or lies ahead.
 */
function isSignature(header: string): boolean {
  return header.split(',').every((part) => {
    const [, scheme, value = ''] = /^(\w+)=(\w+)$/.exec(part) ?? [];
    if (scheme !== 't') return scheme !== undefined;
    return /^\d{1,12}$/.test(value) && !isAhead(Number(value) * 1000, Date.now());
  });
}

/** Returns true if the database takes what is stored of an event, where it has that. */
function isStorableEvent({ now }: Shop, event: EventLike): boolean {
  const texts = [event.id, eventSubject(event)];
  const atMs = timeOf(event.created)?.getTime() ?? 0;
  return texts.every((text) => isStorable(String(text))) && atMs >= 0 && !isAhead(atMs, now());
}

/**
 * Returns the event if its signature is right and it can be stored. Its shape is not checked further, because Stripe
 * would send a refused one again for days. Not `constructEvent`, which throws for thin events and accepts `null`.
 */
function verifiedEvent(shop: Shop, body: Uint8Array, signature: string): EventLike | undefined {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  if (!isSignature(signature)) return undefined;
  try {
    const helper = shop.stripe.webhooks.signature;
    if (helper === null) throw new Error('the library cannot verify signatures');
    const { webhookSecret } = shop.settings.stripe;
    helper.verifyHeader(text, signature, webhookSecret, TOLERANCE_SECONDS);
    const event: unknown = JSON.parse(text);
    if (typeof event !== 'object' || event === null) return {};
    return isStorableEvent(shop, event) ? event : undefined;
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError;
    if (isRefused) return undefined;
    throw error;
  }
}

/** Interval between two jobs in a burst of events. */
const BETWEEN_MS = 50;

/**
 * Adds the job that handles stored events, without waiting for it. One job handles all events that are stored when it
 * begins, so a burst adds one at once, then one every 50 ms, and the last one after the last event. If the process dies
 * before it has added the job, its next start or another node's reconciler finds the event.
 */
function wakeEventHandler(shop: StripeShop): void {
  const { payments } = shop.parts;
  if (payments.waking !== undefined) {
    payments.waking.again = true;
    return;
  }
  const waking = { again: true };
  payments.waking = waking;
  keepWaking(shop, waking)
    .catch((error: unknown) => shop.log.failed('payment events wait for the reconciler', error))
    .finally(() => {
      payments.waking = undefined;
    });
}

async function keepWaking(shop: Shop, waking: { again: boolean }): Promise<void> {
  while (waking.again) {
    waking.again = false;
    await shop.jobs.add('handle-stripe-event', {}, { singletonKey: 'events' });
    await pause(BETWEEN_MS);
  }
}
