import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { JobWithMetadata } from 'pg-boss';
import { afterCommit } from '../db/transactions.ts';
import type { Log } from '../log.ts';
import {
  createBoss,
  createQueues,
  inTransaction,
  RETRY_PAUSE_SECONDS,
  type RetryPolicy,
} from './boss.ts';
import type { HandleOptions, JobName, JobRun, Jobs } from './jobs.ts';

/** Jobs added by this node start at once, and so do their first retries; a poll finds all others. */
const POLL_SECONDS = 30;
const STOP_MS = 1_500;

interface RegisteredHandler {
  readonly handler: (data: never, run: JobRun) => Promise<void>;
  readonly options: HandleOptions;
}

export interface BossJobs extends Jobs {
  /** Creates the queue's tables without running jobs (tests, tools). `start` does it as well. */
  install(): Promise<void>;
  /** Runs due jobs one by one, without workers, and returns their number. For tests. */
  runDue(): Promise<number>;
}

function runOf(job: JobWithMetadata<object>): JobRun {
  return { attempt: job.retryCount + 1, isLast: job.retryCount >= job.retryLimit };
}

/** Creates the queue on `pool`. Sends no query before `start` or the first `add`. `ran` hears of each run. */
export function createJobs(
  pool: pg.Pool,
  log: Log,
  ran: (name: JobName, result: 'done' | 'failed' | 'given_up') => void = () => undefined,
): BossJobs {
  const boss = createBoss(pool);
  const registered = new Map<JobName, RegisteredHandler>();
  const workers = new Map<string, string[]>();
  const timers: NodeJS.Timeout[] = [];
  let running = false;
  boss.on('error', (error) => log.failed('the job queue had an error', error));
  boss.on('warning', ({ message }) => log.warn(message));

  const wake = (queue: string) => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
  };

  const run = async (name: JobName, job: JobWithMetadata<object>) => {
    const entry = registered.get(name);
    if (entry === undefined) throw new Error(`no handler for ${name}`);
    const { attempt, isLast } = runOf(job);
    try {
      // The queue holds the data of `add`, whose type is tied to the name on both sides.
      await entry.handler(job.data as never, { attempt, isLast });
      ran(name, 'done');
    } catch (error) {
      ran(name, isLast ? 'given_up' : 'failed');
      log.error('a job failed', error, { queue: name, job: job.id, attempt, isLast });
      const pauseSeconds = RETRY_PAUSE_SECONDS * 2 ** attempt;
      if (pauseSeconds < POLL_SECONDS) setTimeout(() => wake(name), pauseSeconds * 1000).unref();
      throw error;
    }
  };

  const work = async (name: JobName, { options }: RegisteredHandler) => {
    const ids: string[] = [];
    workers.set(name, ids);
    for (let n = 0; n < (options.concurrency ?? 1); n++) {
      const settings = {
        batchSize: 1,
        includeMetadata: true,
        pollingIntervalSeconds: POLL_SECONDS,
      } as const;
      const id: string = await boss.work(
        name,
        settings,
        async ([job]: JobWithMetadata<object>[]) => {
          try {
            if (job) await run(name, job);
          } finally {
            // Lets the worker fetch the next job at once instead of sleeping.
            boss.notifyWorker(id);
          }
        },
      );
      ids.push(id);
    }
  };

  const repeat = (name: JobName, everySeconds: number) => {
    const add = () => {
      boss
        .send(name, {}, { singletonKey: 'schedule', singletonSeconds: everySeconds })
        .then(() => wake(name))
        .catch((error: unknown) =>
          log.failed('a scheduled job was not added', error, { queue: name }),
        );
    };
    add();
    timers.push(setInterval(add, everySeconds * 1000).unref());
  };

  const install = async () => {
    await boss.start();
    const retrying = new Map<string, RetryPolicy>();
    for (const [name, { options }] of registered) retrying.set(name, options);
    await createQueues(boss, retrying);
  };

  /** Puts the jobs of nodes that died back into their queues. */
  const release = () =>
    boss
      .supervise()
      .catch((error: unknown) => log.failed('the jobs of dead nodes were not released', error));

  const end = async () => {
    // pg-boss's graceful stop polls only every half second.
    const off = [...workers.keys()].map((name) => boss.offWork(name));
    await Promise.all(off);
    await boss.stop({ graceful: false, close: false });
  };

  return {
    install,
    async add(name, data, { tx, singletonKey, startAfterSeconds } = {}) {
      await boss.send(name, data, {
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
        ...(tx === undefined ? {} : { db: inTransaction(tx) }),
      });
      if (running && !startAfterSeconds) afterCommit(() => wake(name));
    },
    handle(name, handler, options = {}) {
      if (registered.has(name)) throw new Error(`${name} has a handler already`);
      registered.set(name, { handler: handler as RegisteredHandler['handler'], options });
    },
    async start() {
      await install();
      await release();
      timers.push(setInterval(release, POLL_SECONDS * 1000).unref());
      running = true;
      for (const [name, entry] of registered) {
        await work(name, entry);
        if (entry.options.everySeconds) repeat(name, entry.options.everySeconds);
      }
    },
    async stop() {
      running = false;
      for (const timer of timers) clearInterval(timer);
      // Each of these may wait for a busy or unreachable database. An interrupted job is retried.
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, STOP_MS);
      const ended = end().catch((error: unknown) => log.failed('jobs did not stop cleanly', error));
      await Promise.race([promise, ended]);
      clearTimeout(late);
    },
    isRunning: () => running,
    async runDue() {
      let ran = 0;
      for (const name of registered.keys()) {
        for (;;) {
          const [job] = await boss.fetch<object>(name, { includeMetadata: true });
          if (job === undefined) break;
          ran++;
          await run(name, job).then(
            () => boss.complete(name, job.id),
            (error: Error) => boss.fail(name, job.id, { message: error.message }),
          );
        }
      }
      return ran;
    },
  };
}
