/**
 * Caches a value per key and evicts it after `limit` newer keys. Evicts half of its keys at a time, which is as
 * good as exact order here and costs nothing per use.
 */
export class BoundedCache<Value> {
  readonly #half: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(limit: number) {
    this.#half = Math.max(1, Math.floor(limit / 2));
  }

  /** Keys held, those in both halves counted twice; never more than the limit. */
  get size(): number {
    return this.#young.size + this.#old.size;
  }

  has(key: string): boolean {
    return this.#young.has(key) || this.#old.has(key);
  }

  /** The value of `key`, computed when it is not known. */
  get(key: string, compute: () => Value): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? compute();
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
    return value;
  }
}
