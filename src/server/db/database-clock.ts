import type pg from 'pg';

const COMPARE_EVERY_MS = 60_000;

/**
 * Clock of the database as a node knows it. All times of orders come from it, because the clocks of nodes differ: an order
 * that one node stored is never paid before that by another one.
 */
export class DatabaseClock {
  readonly #pool: pg.Pool;
  readonly #own: () => number;
  #aheadMs = 0;

  private constructor(pool: pg.Pool, own: () => number) {
    this.#pool = pool;
    this.#own = own;
  }

  /** Compares both clocks now, and then every minute until the pool ends. `own` is the node's in epoch milliseconds. */
  static async follow(pool: pg.Pool, own: () => number = Date.now): Promise<DatabaseClock> {
    const clock = new DatabaseClock(pool, own);
    await clock.compare();
    const timer = setInterval(() => {
      if (pool.ending) clearInterval(timer);
      else clock.compare().catch(() => undefined);
    }, COMPARE_EVERY_MS);
    timer.unref();
    return clock;
  }

  /** Epoch milliseconds. */
  readonly now = (): number => this.#own() + this.#aheadMs;

  /** Corrects a difference that is larger than the time of the question, so that the clock doesn't tremble. */
  async compare(): Promise<void> {
    const askedAt = this.#own();
    const { rows } = await this.#pool.query<{ ms: number }>(
      'select (extract(epoch from pg_catalog.clock_timestamp()) * 1000)::float8 as ms',
    );
    const tookMs = this.#own() - askedAt;
    const aheadMs = Math.round((rows[0]?.ms ?? askedAt) - askedAt - tookMs / 2);
    if (Math.abs(aheadMs - this.#aheadMs) > tookMs) this.#aheadMs = aheadMs;
  }
}
