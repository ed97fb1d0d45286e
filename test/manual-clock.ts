import type { Cancel, Clock } from '#server/dashboard/clock.ts';

interface Planned {
  at: number;
  readonly everyMs: number | undefined;
  readonly run: () => void;
}

/** A clock that stands until it is moved, and then does what was planned, in order. */
export class ManualClock implements Clock {
  #now = Date.parse('2026-11-21T12:00:00Z');
  readonly #planned = new Set<Planned>();

  now = (): number => this.#now;

  after = (ms: number, run: () => void): Cancel => this.#plan(ms, undefined, run);

  every = (ms: number, run: () => void): Cancel => this.#plan(ms, ms, run);

  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = [...this.#planned]
        .filter(({ at }) => at <= until)
        .toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      if (next.everyMs === undefined) this.#planned.delete(next);
      else next.at += next.everyMs;
      next.run();
    }
    this.#now = until;
  }

  #plan(ms: number, everyMs: number | undefined, run: () => void): Cancel {
    const planned = { at: this.#now + ms, everyMs, run };
    this.#planned.add(planned);
    return () => this.#planned.delete(planned);
  }
}
