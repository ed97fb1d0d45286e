import { createHash } from 'node:crypto';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { SoldOutReply } from '#contract/sold-out.ts';
import { type ShopMode, saysFewLeft } from '#rules/claims.ts';
import { rangeOf } from '#rules/range.ts';
import { unavailable } from '#rules/sold-out.ts';
import { isDatabaseAway } from '../db/database-errors.ts';
import { catalogueOf, type Database, type HasCatalogue, type Shop } from '../shop.ts';
import { readFree, readGone } from './left-pieces.ts';

/**
 * Age limit of the cached marks, and so the delay until another node's change is seen. The checkout reads
 * the database.
 */
const KNOWN_FOR_MS = 5_000;

type Few = NonNullable<SoldOutReply['few']>;

interface KnownSoldOut {
  readonly items: readonly string[];
  readonly body: string;
  readonly etag: string;
}

export interface HasSoldOut {
  readonly parts: { readonly soldOut: SoldOutMemory };
}

/**
 * Caches the sold-out items on one node, so that at most one request in 5 seconds reaches the database.
 * While the database is unreachable, the last result stays.
 */
export class SoldOutMemory {
  readonly #shop: Pick<Shop, 'db' | 'now' | 'settings'> & HasCatalogue;
  #known: KnownSoldOut | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<KnownSoldOut> | undefined;
  /** Counts changes on this node, so that a result read before a change is not cached after it. */
  #changes = 0;

  constructor(shop: Pick<Shop, 'db' | 'now' | 'settings'> & HasCatalogue) {
    this.#shop = shop;
  }

  /** Drops the cache after a change on this node; the next read queries the database. */
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
      const { db, settings } = this.#shop;
      const few = await readFew(db, settings.shopMode);
      const known = answerOf(await readGone(db), few, catalogueOf(this.#shop));
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

/** Returns the free pieces by mark where the shop may say how few there are. */
async function readFew(db: Database, mode: ShopMode): Promise<Few> {
  const mayCount = saysFewLeft(mode, 1, 1);
  const free = mayCount ? await readFree(db) : [];
  return Object.fromEntries(
    free
      .filter(({ stock, threshold }) => saysFewLeft(mode, stock, threshold))
      .map(({ itemId, stock }) => [itemId, stock]),
  );
}

function answerOf(marks: readonly string[], few: Few, catalogue: Catalogue): KnownSoldOut {
  const items = unavailable(marks, rangeOf(catalogue));
  const said = Object.keys(few).length > 0 ? { few } : {};
  const body = JSON.stringify({ items, ...said } satisfies SoldOutReply);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  return { items, body, etag };
}
