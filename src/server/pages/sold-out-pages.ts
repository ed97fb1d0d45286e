import { setImmediate as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isDatabaseAway } from '../db/database-errors.ts';
import type { Shop } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { offersProduct, withAvailability } from './availability.ts';
import type { PageStore } from './page-store.ts';
import type { Reply } from './reply.ts';

/** Search engines visit once a day at best, so half a minute of delay is enough. */
const LOOK_EVERY_MS = 30_000;
/** Lower than in the build, because these pages are compressed while the shop serves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Keeps the prerendered pages of products with sold-out variants, with structured data that says so
 * (docs/decisions/0073-stock-is-counted-by-mark.md). Empty on most days. The pages are made in the
 * background and replaced all at once.
 */
export class SoldOutPages {
  readonly #shop: Shop & HasSoldOut;
  readonly #store: Pick<PageStore, 'paths' | 'html' | 'prepare'>;
  #timer: NodeJS.Timeout | undefined;
  #pages: ReadonlyMap<string, Reply> = new Map();
  #etag = '';
  #busy: Promise<void> | undefined;

  constructor(store: Pick<PageStore, 'paths' | 'html' | 'prepare'>, shop: Shop & HasSoldOut) {
    this.#store = store;
    this.#shop = shop;
  }

  /** Refreshes now and every 30 s, until it is stopped. */
  follow(): void {
    void this.tryRefresh();
    this.#timer = setInterval(() => void this.tryRefresh(), LOOK_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Refreshes; a failure is logged, and the next look tries again. */
  async tryRefresh(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (!isDatabaseAway(error)) this.#shop.log.error('sold-out pages were not made', error);
    }
  }

  /** Returns the page to serve instead of the prerendered one; undefined for most. */
  get(pathname: string): Reply | undefined {
    return this.#pages.size === 0 ? undefined : this.#pages.get(pathname);
  }

  /** Makes the pages again if the sold-out items changed. */
  refresh(): Promise<void> {
    this.#busy ??= this.#remake().finally(() => {
      this.#busy = undefined;
    });
    return this.#busy;
  }

  async #remake(): Promise<void> {
    const { items, etag } = await this.#shop.parts.soldOut.read();
    if (etag === this.#etag) return;
    const soldOut = new Set(items);
    const made = new Map<string, Reply>();
    for (const pathname of soldOut.size === 0 ? [] : this.#store.paths()) {
      const html = this.#store.html(pathname);
      // Requests go on between two documents.
      await pause();
      const changed = html && offersProduct(html) ? withAvailability(html, soldOut) : undefined;
      if (changed !== undefined) made.set(pathname, await this.#compress(pathname, changed));
    }
    this.#pages = made;
    this.#etag = etag;
  }

  async #compress(pathname: string, html: string): Promise<Reply> {
    const identity = Buffer.from(html);
    const [br, gz] = await Promise.all([brotli(identity, BROTLI), gzipped(identity)]);
    return this.#store.prepare(pathname, { identity, br, gzip: gz });
  }
}
