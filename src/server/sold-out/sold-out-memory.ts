import { createHash } from 'node:crypto';
import type { SoldOutReply } from '../../contract/sold-out.ts';
import { unavailable } from '../../rules/sold-out.ts';
import { isDatabaseAway } from '../db/away.ts';
import { soldOutItems } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

/** What another node was told is known here after so long; the checkout itself asks the database. */
const KNOWN_FOR_MS = 5_000;

export interface KnownSoldOut {
  readonly items: readonly string[];
  readonly body: string;
  readonly etag: string;
}

/**
 * What is sold out, as one node remembers it: every first page of a visit asks, so at most one
 * request in 5 seconds reaches the database. While that is away, the last answer stays.
 */
export class SoldOutMemory {
  readonly #shop: Pick<Shop, 'db' | 'now'>;
  #known: KnownSoldOut | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<KnownSoldOut> | undefined;
  /** Counts changes made here, so that an answer from before one is not kept after it. */
  #changes = 0;

  constructor(shop: Pick<Shop, 'db' | 'now'>) {
    this.#shop = shop;
  }

  /** A change was made on this node: whoever asks next gets it. */
  forget(): void {
    this.#changes += 1;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#reading = undefined;
  }

  read(): Promise<KnownSoldOut> {
    const age = this.#shop.now() - this.#readAt;
    if (this.#known && age >= 0 && age < KNOWN_FOR_MS) return Promise.resolve(this.#known);
    this.#reading ??= this.#ask(this.#changes);
    return this.#reading;
  }

  async #ask(change: number): Promise<KnownSoldOut> {
    const askedAt = this.#shop.now();
    try {
      const rows = await this.#shop.db.select({ itemId: soldOutItems.itemId }).from(soldOutItems);
      const known = answerOf(rows.map(({ itemId }) => itemId));
      if (change === this.#changes) {
        this.#known = known;
        this.#readAt = askedAt;
      }
      return known;
    } catch (error) {
      if (this.#known && isDatabaseAway(error)) return this.#known;
      throw error;
    } finally {
      if (change === this.#changes) this.#reading = undefined;
    }
  }
}

function answerOf(marks: readonly string[]): KnownSoldOut {
  const items = unavailable(marks);
  const body = JSON.stringify({ items } satisfies SoldOutReply);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { items, body, etag };
}

const memories = new WeakMap<object, SoldOutMemory>();

/** One per shop; keyed by its pool, which copies of a shop share. */
export function soldOutMemoryOf(shop: Pick<Shop, 'db' | 'now' | 'pool'>): SoldOutMemory {
  const known = memories.get(shop.pool);
  if (known) return known;
  const made = new SoldOutMemory(shop);
  memories.set(shop.pool, made);
  return made;
}
