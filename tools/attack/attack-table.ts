import type { Reply } from './caller.ts';
import type { Scene } from './scene.ts';

/** One kind of attack: many tries, each of which the shop must refuse. */
export interface AttackTable {
  readonly name: string;
  readonly run: (scene: Scene, tries: Tries) => Promise<void>;
}

/** Requests under way at once; a shop on the same machine needs its share of the cores. */
const AT_ONCE = 6;

/** Counts the tries of one table and keeps those that were not refused. */
export class Tries {
  tried = 0;
  refused = 0;
  /** Refused only by a limit, so that the rule behind it was not reached. */
  limited = 0;
  readonly notRefused: string[] = [];
  readonly #deadline: number;

  /** @param deadline by `performance.now()`; later tries are not made */
  constructor(deadline: number) {
    this.#deadline = deadline;
  }

  get isOver(): boolean {
    return performance.now() > this.#deadline;
  }

  note(name: string, isRefused: boolean, seen: Reply | string): void {
    this.tried += 1;
    if (typeof seen !== 'string' && seen.status === 429) this.limited += 1;
    if (isRefused) this.refused += 1;
    else {
      const what =
        typeof seen === 'string'
          ? seen
          : `${seen.status} ${seen.code ?? ''} ${seen.text.slice(0, 120)}`;
      this.notRefused.push(`${name}: ${what.replace(/\s+/g, ' ').trim()}`);
    }
  }

  /** Runs one try per item, a few at a time, until the time is up. */
  async each<T>(items: Iterable<T>, run: (item: T) => Promise<void>): Promise<void> {
    const iterator = items[Symbol.iterator]();
    const worker = async () => {
      while (!this.isOver) {
        const next = iterator.next();
        if (next.done) return;
        await run(next.value);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}

/** Refused by a rule of the shop: a client error, and no failure of the server. */
export function isRefusal({ status }: Reply): boolean {
  return status >= 400 && status < 500;
}

/** Handled: whatever it said, nothing broke and nothing hung. */
export function isHandled({ status }: Reply): boolean {
  return status >= 200 && status < 500;
}
