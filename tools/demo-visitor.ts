import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HEARTBEAT_INTERVAL_MS } from '#catalogue/limits.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

export interface DemoWorld {
  /** Origin of the shop. */
  readonly shop: string;
  /** Origin of the payment sandbox; absent with the real Stripe, where no visitor buys. */
  readonly sandbox: string | undefined;
  /** Number of the visitor. */
  readonly number: number;
  readonly signal: AbortSignal;
}

interface Wish {
  readonly page: string;
  readonly id: string;
  readonly priceCents: number;
  readonly choice: { readonly selectedSize?: string };
}

const WISHES: readonly Wish[] = seedCatalogue.products.flatMap((product): Wish[] => {
  const { id, path: page, packs, sizes, colours } = product;
  if (packs || colours) return [];
  const { priceCents } = product;
  if (!sizes) return [{ page, id, priceCents, choice: {} }];
  if (!sizes.includes('42')) return [];
  return [{ page, id: `${id}-42`, priceCents, choice: { selectedSize: '42' } }];
});
const LISTS = ['/', '/sneakers', '/produkte', '/trikots', '/neu', '/accessoires', '/caps'];
const BAGS = ['/products/pouch', '/products/travel-bag', '/products/shoulder-bag'];
/** Referrers; sites that don't exist are `.example`. */
const REFERRERS = [
  'https://www.instagram.com/',
  'https://www.instagram.com/',
  'https://www.google.com/',
  'https://www.tiktok.com/',
  'https://streetwear-magazin.example/',
  'Direct',
  'Direct',
  'Direct',
];
const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];

const WANTS_SOMETHING = 0.55;
const GOES_TO_PAY = 0.45;
const PAYS = 0.8;

function pick<T>(from: readonly T[]): T {
  const picked = from[Math.floor(Math.random() * from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Simulates one visit. */
export class DemoVisitor {
  readonly #world: DemoWorld;
  readonly #id =
    `session_${Date.now()}_demo${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}`;
  readonly #referrer = pick(REFERRERS);
  readonly #agent = pick(AGENTS);
  #cartCents = 0;

  constructor(world: DemoWorld) {
    this.#world = world;
  }

  /** Returns true if the visitor bought something. Rejects if the shop refuses a request. */
  async visit(): Promise<boolean> {
    try {
      await this.#look(pick([...LISTS, ...BAGS]));
      if (Math.random() < WANTS_SOMETHING) return await this.#shopFor(pick(WISHES));
      for (let page = 0; page < 3; page += 1) await this.#look(pick([...LISTS, ...BAGS]));
    } catch (error) {
      // Ignores the errors of waits that were aborted by the end of the simulation.
      if (!this.#world.signal.aborted) throw error;
    } finally {
      await this.#leave();
    }
    return false;
  }

  async #shopFor(wish: Wish): Promise<boolean> {
    await this.#look(wish.page);
    this.#cartCents = wish.priceCents;
    await this.#look(wish.page);
    if (Math.random() < 0.5) await this.#look(pick(LISTS));
    if (this.#world.sandbox === undefined || Math.random() > GOES_TO_PAY) return false;
    const session = await this.#startCheckout(wish);
    if (session === undefined || Math.random() > PAYS) return false;
    await this.#post(`${this.#world.sandbox}/_sandbox/sessions/${session}/pay`, {
      email: `kundin${this.#world.number}@example.com`,
      method: pick(['card', 'card', 'paypal']),
    });
    this.#cartCents = 0;
    await this.#look('/success');
    return true;
  }

  async #startCheckout({ id, priceCents, choice }: Wish): Promise<string | undefined> {
    const response = await this.#post(
      `${this.#world.shop}/api/create-checkout`,
      {
        items: [{ id, name: id, price: priceCents / 100, quantity: 1, image: '', ...choice }],
        payment_method_types: ['card', 'paypal'],
        language: 'de',
      },
      { 'idempotency-key': randomUUID(), 'x-visit': this.#id },
    );
    const { url } = (await response.json()) as { url?: string };
    return /cs_\w+/.exec(url ?? '')?.[0];
  }

  /** Opens a page and stays for a random time, with beats like the tracker's. */
  async #look(page: string): Promise<void> {
    const stay = 4_000 + Math.random() * Math.random() * 90_000;
    for (let passed = 0; passed < stay; passed += HEARTBEAT_INTERVAL_MS) {
      await this.#beat(page);
      const pause = Math.min(HEARTBEAT_INTERVAL_MS, stay - passed);
      await wait(pause, undefined, { signal: this.#world.signal });
    }
  }

  async #beat(page: string): Promise<void> {
    await this.#send('PUT', `/api/active-sessions/${this.#id}`, {
      current_page: page,
      referrer: this.#referrer,
      cart_cents: this.#cartCents,
    });
  }

  async #leave(): Promise<void> {
    await this.#send('POST', '/api/cleanup-session', { session_id: this.#id });
  }

  #post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#headers(), ...headers },
      body: JSON.stringify(body),
    });
  }

  async #send(method: string, path: string, body: unknown): Promise<void> {
    const response = await fetch(this.#world.shop + path, {
      method,
      headers: { 'content-type': 'application/json', ...this.#headers() },
      body: JSON.stringify(body),
    });
    if (!response.ok && response.status !== 429) {
      throw new Error(`${method} ${path} answered ${response.status}`);
    }
  }

  /** Returns headers with the visitor's own address, which counts only if `TRUST_PROXY` has this machine. */
  #headers(): Record<string, string> {
    const { number } = this.#world;
    return {
      'user-agent': this.#agent,
      'x-forwarded-for': `198.18.${(number >> 8) & 255}.${number & 255}`,
    };
  }
}
