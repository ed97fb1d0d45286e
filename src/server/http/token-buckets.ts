import { BoundedCache } from '../bounded-cache.ts';

/** Most keys per limit; at least the newest half of them is kept. About 5 MB when full. */
const MAX_KEYS = 50_000;

interface Bucket {
  tokens: number;
  /** Time at which `tokens` was computed, epoch milliseconds. */
  at: number;
}

/**
 * Token buckets by key, in memory and bounded: when full, it evicts the keys unused for longest. A flood
 * from more addresses than that resets limits, but memory stays bounded.
 */
export class TokenBuckets {
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets: BoundedCache<Bucket>;

  constructor(rate: { burst: number; perMinute: number }, maxKeys = MAX_KEYS) {
    this.#burst = rate.burst;
    this.#perMs = rate.perMinute / 60_000;
    this.#buckets = new BoundedCache(maxKeys);
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one token and returns 0, or takes none and returns the seconds until there is one. */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key, () => ({ tokens: this.#burst, at: now }));
    const passed = Math.max(0, now - bucket.at);
    bucket.tokens = Math.min(this.#burst, bucket.tokens + passed * this.#perMs);
    bucket.at = now;
    // A bucket that refilled to exactly one may be slightly below it by rounding.
    if (bucket.tokens < 1 - 1e-9) return (1 - bucket.tokens) / this.#perMs / 1000;
    bucket.tokens = Math.max(0, bucket.tokens - 1);
    return 0;
  }
}
