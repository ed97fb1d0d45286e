import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HEARTBEAT_RETRY_MS } from '#catalogue/limits.ts';

interface CrowdPlace {
  /** Origin of the shop; it must trust `X-Forwarded-For`. */
  readonly shop: string;
  /** Origin of the payment sandbox. */
  readonly sandbox: string;
}

export interface CrowdSize {
  readonly visitors: number;
  readonly beatEveryMs: number;
  /** Number of buyers, each of whom buys one item after the other. */
  readonly buyers: number;
  /** Pause between two purchases of a buyer. */
  readonly thinksMs: number;
}

const PAGES = ['/', '/sneakers', '/products/pouch', '/neu', '/trikots', '/caps'];
/** A site that doesn't exist is `.example`. */
const REFERRERS = [
  'Direct',
  'https://www.instagram.com/',
  'https://www.google.com/',
  'https://streetwear-magazin.example/',
];
const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];
const CART_CENTS = [0, 0, 4_999, 0, 10_798];
const ANSWER_WITHIN_MS = 5_000;
/** Pause before a retry without a response, like a person who presses the button again. */
const TRY_AGAIN_MS = 250;

const nthOf = <T>(list: readonly T[], nth: number) => list[nth % list.length] as T;

/** Returns a distinct address per visitor and purchase, so that no limit counts them together. */
function addressOf(network: number, nth: number): string {
  return `10.${network}.${(nth >> 8) & 255}.${nth & 255}`;
}

/**
 * Simulates visitors who send beats like the tracker, each time of another page, and buyers who retry until they have paid, even if the
 * shop crashes meanwhile. Keeps the checkouts and payments that were confirmed.
 */
export class Crowd {
  readonly size: CrowdSize;
  /** Checkout sessions whose payment the provider confirmed. */
  readonly paid = new Set<string>();
  /** Checkout sessions that the shop returned. */
  readonly begun = new Set<string>();
  readonly #place: CrowdPlace;
  readonly #stopping = new AbortController();
  #running: Promise<void>[] = [];
  #purchases = 0;

  constructor(place: CrowdPlace, size: CrowdSize) {
    this.#place = place;
    this.size = size;
  }

  /** Starts all visitors and buyers; the visitors evenly over one interval. */
  start(): void {
    const { visitors, buyers } = this.size;
    this.#running = [
      ...Array.from({ length: visitors }, (_, nth) => this.#visit(nth)),
      ...Array.from({ length: buyers }, () => this.#buy()),
    ];
  }

  /** Stops all requests, without ending the visits. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  get #over(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #visit(nth: number): Promise<void> {
    const { visitors, beatEveryMs } = this.size;
    const id = `session_${Date.now()}_crowd${nth.toString(36).padStart(6, '0')}`;
    await this.#wait((nth / visitors) * beatEveryMs);
    for (let beat = 0; !this.#over; beat += 1) {
      const answer = await this.#send('PUT', `${this.#place.shop}/api/active-sessions/${id}`, {
        body: {
          current_page: nthOf(PAGES, nth + beat),
          referrer: nthOf(REFERRERS, nth),
          cart_cents: nthOf(CART_CENTS, nth),
        },
        address: addressOf(10, nth),
        agent: nthOf(AGENTS, nth),
      });
      const taken = answer !== undefined && answer.status < 500;
      await this.#wait(taken ? beatEveryMs : Math.min(HEARTBEAT_RETRY_MS, beatEveryMs));
    }
  }

  async #buy(): Promise<void> {
    while (!this.#over) {
      const session = await this.#checkout();
      if (session !== undefined) await this.#pay(session);
      await this.#wait(this.size.thinksMs);
    }
  }

  /** Starts one checkout under one idempotency key, with retries until the shop returns it. */
  async #checkout(): Promise<string | undefined> {
    this.#purchases += 1;
    const address = addressOf(20, this.#purchases);
    const key = randomUUID();
    while (!this.#over) {
      const response = await this.#send('POST', `${this.#place.shop}/api/create-checkout`, {
        body: {
          items: [{ id: 'parfum-noir', name: 'Parfum Noir', price: 49.99, quantity: 1, image: '' }],
          payment_method_types: ['card', 'paypal'],
        },
        address,
        headers: { 'idempotency-key': key },
      });
      const session = response?.ok ? /cs_\w+/.exec(await response.text())?.[0] : undefined;
      if (session !== undefined) {
        this.begun.add(session);
        return session;
      }
      await this.#wait(TRY_AGAIN_MS);
    }
    return undefined;
  }

  async #pay(session: string): Promise<void> {
    while (!this.#over) {
      const url = `${this.#place.sandbox}/_sandbox/sessions/${session}/pay`;
      const response = await this.#send('POST', url, {
        body: { email: 'kundin@example.com', method: 'card' },
        address: '127.0.0.1',
      });
      if (response?.ok) this.paid.add(session);
      // A refusal means that an earlier try has paid it and only its response was lost.
      if (response !== undefined && response.status < 500) return;
      await this.#wait(TRY_AGAIN_MS);
    }
  }

  /** Sends a request; undefined without a response. */
  async #send(
    method: string,
    url: string,
    sent: { body: object; address: string; agent?: string; headers?: Record<string, string> },
  ): Promise<Response | undefined> {
    try {
      return await fetch(url, {
        method,
        headers: {
          'content-type': 'application/json',
          'user-agent': sent.agent ?? nthOf(AGENTS, 0),
          'x-forwarded-for': sent.address,
          ...sent.headers,
        },
        body: JSON.stringify(sent.body),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
    } catch {
      // Expected: the shop is killed from time to time.
      return undefined;
    }
  }

  async #wait(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
