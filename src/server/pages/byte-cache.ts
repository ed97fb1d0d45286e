interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** Keeps values up to a total of bytes; evicts the least recently used. */
export class ByteCache<Key, Value> {
  readonly #limit: number;
  readonly #kept = new Map<Key, Kept<Value>>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Keys held, least recently used first. */
  keys(): IterableIterator<Key> {
    return this.#kept.keys();
  }

  get(key: Key): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    // Nothing is evicted soon below half of the limit, so the order of use isn't kept there.
    if (this.#bytes > this.#limit / 2) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept.value;
  }

  set(key: Key, value: Value, bytes: number): void {
    this.delete(key);
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
