import type pg from 'pg';
import type { Log } from '../log.ts';
import { BOSS_SCHEMA } from './boss.ts';

/** Longest time until jobs of other nodes, and those of a node that died, are found. */
export const POLL_INTERVAL_MS = 30_000;
/** Pause after a failed query. */
const RETRY_MS = 2_000;
/** Shortest pause between two queries. */
const LEAST_WAIT_MS = 200;

export interface PollerActions {
  /** A job of this queue is due. */
  readonly wake: (queue: string) => void;
  /** Puts the jobs of a node that died back into their queues. */
  readonly recover: () => Promise<void>;
}

interface Due {
  readonly name: string;
  readonly lost: boolean;
  /** Seconds from now, negative if overdue. */
  readonly seconds: number;
}

/** Returns for each queue when the next job is due and when a running job's heartbeat or time runs out. */
const NEXT_DUE = `
  select name, state = 'active' as lost, extract(epoch from min(case
      when state = 'active' then least(
        started_on + expire_seconds * interval '1 second',
        heartbeat_on + heartbeat_seconds * interval '1 second')
      else start_after end) - now())::float8 as seconds
  from ${BOSS_SCHEMA}.job where state <= 'active' group by 1, 2`;

/**
 * The only poller of the node: one query for all queues, every 30 s while idle and when the next known job
 * is due. Jobs added by this node need no poll; `add` wakes their worker.
 */
export class JobPoller {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #actions: PollerActions;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #stopped = false;
  #healthy = true;
  #looking: Promise<void> | undefined;

  constructor(pool: pg.Pool, log: Log, actions: PollerActions) {
    this.#pool = pool;
    this.#log = log;
    this.#actions = actions;
  }

  /** True if the last query succeeded. */
  get healthy(): boolean {
    return this.#healthy;
  }

  /** Polls within `ms`, or sooner if that is scheduled already. */
  lookWithin(ms: number): void {
    const at = performance.now() + Math.max(ms, LEAST_WAIT_MS);
    if (this.#stopped || (this.#timer !== undefined && at >= this.#dueAt)) return;
    clearTimeout(this.#timer);
    this.#dueAt = at;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#looking = this.#look();
    }, at - performance.now()).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    let wait = POLL_INTERVAL_MS;
    try {
      const { rows } = await this.#pool.query<Due>(NEXT_DUE);
      this.#healthy = true;
      for (const { name, lost, seconds } of rows) {
        if (seconds > 0) wait = Math.min(wait, seconds * 1000);
        else if (!lost) this.#actions.wake(name);
      }
      if (rows.some(({ lost, seconds }) => lost && seconds <= 0)) {
        await this.#actions.recover();
        wait = LEAST_WAIT_MS;
      }
    } catch (error) {
      if (!this.#stopped) this.#log.failed('the job queue cannot be polled', error);
      this.#healthy = false;
      wait = RETRY_MS;
    }
    this.lookWithin(wait);
  }
}
