import type { Shop } from '../shop.ts';
import { type Beat, type End, joined, type Pending, withBeat } from './pending.ts';
import { ReturnKeys } from './return-keys.ts';
import { stepsOf, writeStep } from './steps.ts';
import { minuteOf, noteActive, untilNextMinute } from './writer.ts';

/** Time from the first beat to the write: at most one write a second, none without beats. */
const WRITE_EVERY_MS = 1_000;
/** Pause before the next try while the database is unreachable. */
const RETRY_AFTER_MS = 2_000;
/**
 * A first beat after a reload waits so long for the end of the visit it continues: another node may have
 * received that and writes it up to a second later.
 */
const RELOAD_WAITS_MS = 1_500;
/** Limit of queued visits while the database is unreachable, about 60 MB; more are dropped. */
const VISITS_AT_MOST = 100_000;

type Slice = Pick<Shop, 'pool' | 'now' | 'log' | 'stopping'>;

/** Queues beats and ends by visit and writes them in batches. One per node. */
export class VisitQueue {
  readonly #shop: Slice;
  readonly #keys: ReturnKeys;
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
    this.#keys = new ReturnKeys(shop);
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

  /** Writes everything now, reloads included. Returns false if something could not be written. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#writeNext(Number.POSITIVE_INFINITY);
  }

  /** Writes everything that is ready, now instead of with the next second's batch. */
  async writeReady(): Promise<boolean> {
    return this.#writeNext(this.#shop.now() - RELOAD_WAITS_MS);
  }

  /** Runs writes one after the other, in the order of the calls. */
  #writeNext(reloadsUntil: number): Promise<boolean> {
    this.#writing = this.#writing.then(() => this.#write(reloadsUntil));
    return this.#writing;
  }

  #wake(afterMs: number): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.writeReady().then((written) => {
        this.#timer = undefined;
        if (this.size > 0) this.#wake(written ? WRITE_EVERY_MS : RETRY_AFTER_MS);
      });
    }, afterMs);
    this.#timer.unref();
  }

  /** Dequeues everything except continuing visits whose first beat is newer than `reloadsUntil`. */
  #takeReady(reloadsUntil: number): { plain: Pending[]; back: Pending[]; ends: End[] } {
    const plain: Pending[] = [];
    const back: Pending[] = [];
    const later = new Map<string, Pending>();
    for (const [id, pending] of this.#beats) {
      if (!pending.continues) plain.push(pending);
      else if (pending.firstAt <= reloadsUntil) back.push(pending);
      else later.set(id, pending);
    }
    const ends = [...this.#ends.values()];
    this.#beats = later;
    this.#ends = new Map();
    return { plain, back, ends };
  }

  async #write(reloadsUntil: number): Promise<boolean> {
    const { plain, back, ends } = this.#takeReady(reloadsUntil);
    const steps = stepsOf(plain, back, ends);
    let done = 0;
    try {
      for (const step of steps) {
        await writeStep(this.#shop, this.#keys, step);
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
    this.#nextNote = setTimeout(() => void this.writeReady(), untilNextMinute(now)).unref();
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
