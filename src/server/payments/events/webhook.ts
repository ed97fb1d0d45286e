import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import Stripe from 'stripe';
import { failure } from '../../errors.ts';
import { readBytes } from '../../http/read-json.ts';
import type { Shop } from '../../shop.ts';
import { storeStripeEvent } from './store-events.ts';
import { type EventLike, eventSubject, isEventOpen } from './stripe-events.ts';

/** Stripe's events stay far below. */
export const WEBHOOK_LIMIT_BYTES = 256 * 1024;
/** A signature older than this could be a recording. */
const TOLERANCE_SECONDS = 300;

/**
 * `POST /api/stripe-webhook`. The raw body's signature is checked first, then the event is stored by
 * its id, then Stripe gets its 200; what the event means is worked out by a job. An event that Stripe
 * brings again, because its 200 was lost, is handled now if it is still open. Events that mean
 * nothing to us get their 200, too.
 */
export async function receiveWebhook(c: Context, shop: Shop): Promise<Response> {
  const body = await readBytes(c, WEBHOOK_LIMIT_BYTES);
  if (!body.ok) return failure(c, body.code);
  if (await takeWebhook(shop, body.bytes, c.req.header('stripe-signature') ?? '')) {
    return c.json({ received: true });
  }
  shop.log.warn('a webhook came with a bad signature');
  return failure(c, 'bad_signature');
}

/** Resolves once the event is stored; false when it is not signed by Stripe. */
export async function takeWebhook(
  shop: Shop,
  body: Uint8Array,
  signature: string,
): Promise<boolean> {
  const event = verifiedEvent(shop, body, signature);
  if (event === undefined) return false;
  if (eventSubject(event) !== null && (await isToHandle(shop, event))) wakeEventHandler(shop);
  return true;
}

async function isToHandle(shop: Shop, event: EventLike): Promise<boolean> {
  return (
    (await storeStripeEvent(shop, event)) ||
    (typeof event.id === 'string' && (await isEventOpen(shop, event.id)))
  );
}

/**
 * The signed event, of whatever shape: Stripe would bring one that is refused again for days. Not
 * `constructEvent`, which throws for thin events and passes on `null`.
 */
function verifiedEvent(shop: Shop, body: Uint8Array, signature: string): EventLike | undefined {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  // The library throws over an empty signature and over one beyond ASCII instead of refusing it.
  if (!signature.split(',').every((part) => /^\w+=\w+$/.test(part))) return undefined;
  try {
    const helper = shop.stripe.webhooks.signature;
    if (helper === null) throw new Error('the library cannot verify signatures');
    const { webhookSecret } = shop.settings.stripe;
    helper.verifyHeader(text, signature, webhookSecret, TOLERANCE_SECONDS);
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null ? event : {};
  } catch (error) {
    const isRefused =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError;
    if (isRefused) return undefined;
    throw error;
  }
}

/** A burst of events adds a job this often; nobody waits longer for it. */
const BETWEEN_MS = 50;

/**
 * Sees to it that the job that handles stored events is added. One job serves all events that are
 * stored when it begins, so a burst adds one at once and then one every few milliseconds, the last
 * of them after the last event. Nobody waits for it: the event is stored, and what a process leaves
 * behind that dies before it has added the job is what its next start, and every other node's
 * reconciler, looks for.
 */
function wakeEventHandler(shop: Shop): void {
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
