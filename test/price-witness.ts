import type { Catalogue } from '#catalogue/catalogue.ts';
import { pricesOf } from '#rules/product-prices.ts';

interface Seen {
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** Null: not sold. */
  readonly cents: number | null;
}

const DAY_MS = 86_400_000;
const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Date in Berlin, such as `2026-11-21`. */
const dayOf = (ms: number) => BERLIN.format(ms);
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Somebody who looks at every price after every change, and knows section 11 (1) PAngV: a reduction names the lowest
 * price of the 30 days before it. Reads neither the history of the shop nor its rules.
 */
export class PriceWitness {
  readonly #seen = new Map<string, Seen[]>();
  /** Prices that were there at the first look: nobody knows what was shown before. */
  readonly #old: ReadonlySet<string>;

  constructor(atMs: number, catalogue: Catalogue) {
    this.look(atMs, catalogue);
    this.#old = new Set(this.#seen.keys());
  }

  /** Remembers what is shown since an instant; the last look at one instant counts. */
  look(atMs: number, catalogue: Catalogue): void {
    const shown = centsByPrice(catalogue);
    for (const key of new Set([...this.#seen.keys(), ...shown.keys()])) {
      const seen = this.#seen.get(key) ?? [];
      this.#seen.set(key, seen);
      const cents = shown.get(key) ?? null;
      if (seen.at(-1)?.cents === cents) continue;
      if (seen.at(-1)?.atMs === atMs) seen.pop();
      if (seen.at(-1)?.cents !== cents) seen.push({ atMs, cents });
    }
  }

  /** Everything that was seen, by product and place of the price. */
  get seen(): ReadonlyMap<string, readonly Seen[]> {
    return this.#seen;
  }

  /** Returns the price that may be struck through beside the present one; undefined if none may. */
  lawfulStrike(key: string): number | undefined {
    const seen = this.#seen.get(key) ?? [];
    const [first, present] = [seen[0], seen.at(-1)];
    if (!first || !present || present.cents === null) return undefined;
    const since = daysBefore(dayOf(present.atMs), 30);
    // Before the first look another price may have been shown.
    if (this.#old.has(key) && dayOf(first.atMs - 1) >= since) return undefined;
    const lowest = seen
      .slice(0, -1)
      .filter((_, place) => dayOf((seen[place + 1]?.atMs ?? 0) - 1) >= since)
      .reduce((least, { cents }) => Math.min(least, cents ?? least), Number.POSITIVE_INFINITY);
    return lowest < Number.POSITIVE_INFINITY && lowest > present.cents ? lowest : undefined;
  }
}

/** Key of a price: product, and the place among its prices. */
export const priceKey = (id: string, place: number): string => `${id} ${place}`;

function centsByPrice({ products }: Catalogue): Map<string, number> {
  return new Map(
    products.flatMap((product) =>
      pricesOf(product).map(
        ({ priceCents }, place) => [priceKey(product.id, place), priceCents] as const,
      ),
    ),
  );
}
