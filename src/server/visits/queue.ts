import type { Shop } from '../shop.ts';
import { type Beat, type End, joined, type Pending, withBeat } from './pending.ts';
import { stepsOf, writeStep } from './steps.ts';
import { minuteOf, noteActive, untilNextMinute } from './writer.ts';

/** Time from the first beat to the write: at most one write a second, none without beats. */
const WRITE_EVERY_MS = 1_000;
/** Pause before the next try while the database is unreachable. */
const RETRY_AFTER_MS = 2_000;
/** Limit of queued visits while the database is unreachable, about 60 MB; more are dropped. */
const VISITS_AT_MOST = 100_000;

type Slice = Pick<Shop, 'pool' | 'now' | 'log' | 'stopping'>;

/** Queues beats and ends by visit and writes them in batches. One per node. */
export class VisitQueue {
  readonly #shop: Slice;
  #beats = new Map<string, Pending>();
  #ends = new Map<string, End>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<boolean> = Promise.resolve(true);
  #dropped = 0;
  #failing = false;
  #notedMinute = 0;
  #nextNote: NodeJS.Timeout | undefined;

  constructor(shop: Slice) {
    this.#shop = shop;
  }

  /** Visits waiting to be written. */
  get size(): number {
    return this.#beats.size + this.#ends.size;
  }

  beat(beat: Beat): void {
    const known = this.#beats.get(beat.sessionId);
    if (!known && this.size >= VISITS_AT_MOST) {
      this.#dropped += 1;
      return;
    }
    this.#ends.delete(beat.sessionId);
    this.#beats.set(beat.sessionId, withBeat(known, beat));
    this.#wake(WRITE_EVERY_MS);
  }

  end(end: End): void {
    const known = this.#beats.get(end.sessionId);
    if (known) this.#beats.set(end.sessionId, { ...known, ended: end });
    else if (this.size < VISITS_AT_MOST) this.#ends.set(end.sessionId, end);
    this.#wake(WRITE_EVERY_MS);
  }

  /**
   * Writes everything now instead of with the next second's batch, one write after the other. Returns false
   * if something could not be written.
   */
  flush(): Promise<boolean> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #wake(afterMs: number): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.flush().then((written) => {
        this.#timer = undefined;
        if (this.size > 0) this.#wake(written ? WRITE_EVERY_MS : RETRY_AFTER_MS);
      });
    }, afterMs);
    this.#timer.unref();
  }

  async #write(): Promise<boolean> {
    const steps = stepsOf([...this.#beats.values()], [...this.#ends.values()]);
    this.#beats = new Map();
    this.#ends = new Map();
    let done = 0;
    try {
      for (const step of steps) {
        await writeStep(this.#shop, step);
        done += 1;
      }
      await this.#noteMinute();
      this.#report(undefined);
      return true;
    } catch (error) {
      for (const step of steps.slice(done)) this.#putBack(step.rows, step.ends);
      if (steps.length > 0) this.#report(error);
      return false;
    }
  }

  /**
   * Stores the active visitors once a minute while there are any, even without new beats. The last time it
   * stores zero.
   */
  async #noteMinute(): Promise<void> {
    const now = this.#shop.now();
    if (minuteOf(now) === this.#notedMinute) return;
    const active = await noteActive(this.#shop, now);
    this.#notedMinute = minuteOf(now);
    clearTimeout(this.#nextNote);
    if (active === 0 || this.#shop.stopping.aborted) return;
    this.#nextNote = setTimeout(() => void this.flush(), untilNextMinute(now)).unref();
  }

  #putBack(beats: readonly Pending[], ends: readonly End[]): void {
    for (const older of beats) {
      const newer = this.#beats.get(older.sessionId);
      const end = this.#ends.get(older.sessionId);
      this.#ends.delete(older.sessionId);
      this.#beats.set(
        older.sessionId,
        newer ? joined(older, newer) : { ...older, ended: end ?? older.ended },
      );
    }
    for (const end of ends) {
      if (!this.#beats.has(end.sessionId)) this.#ends.set(end.sessionId, end);
    }
  }

  /** Logs one line when writing starts to fail and one when it works again, not one a second. */
  #report(error: unknown): void {
    const { log } = this.#shop;
    if (error !== undefined && !this.#failing) {
      log.failed('visits are not written and wait in memory', error);
    }
    if (error === undefined && this.#failing) {
      log.info('visits are written again', { dropped: this.#dropped });
      this.#dropped = 0;
    }
    this.#failing = error !== undefined;
  }
}
