import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import type { Settings } from '#server/env.ts';
import { leaveMs } from '#server/http/server.ts';
import type { Log } from '#server/log.ts';
import type { ReadyResult, Workers } from '#server/main.ts';
import { START_MS } from '#server/waits.ts';
import { within } from '#server/within.ts';
import { type AskedMetrics, tellMetrics } from './fleet-metrics.ts';
import { ROOT_DIR } from './settings.ts';

/** Pause before a worker is replaced that ended within this time; others are replaced at once. */
const REPLACE_AFTER_MS = 1_000;
/** Time limit until a worker that has left is killed; it normally ends sooner. */
const STOP_MS = 2_000;

export type ToWorker =
  | { readonly say: 'begin'; readonly connectionString: string }
  | { readonly say: 'stop' };

export interface FromWorker {
  readonly ready: true;
}

/**
 * Runs several workers on one port. This process replaces a worker that ends and serves no requests itself. On
 * Linux the kernel distributes connections to the workers; those of a killed worker end with it. On other
 * systems this process distributes them in turn (docs/decisions/0017-workers-are-nodes.md).
 */
export class WorkerFleet implements Workers {
  readonly #count: number;
  readonly #stopMs: number;
  readonly #log: Log;
  readonly #workers = new Set<Worker>();
  #connectionString = '';
  #stopping = false;

  constructor(settings: Settings, log: Log) {
    this.#count = settings.workers;
    this.#stopMs = leaveMs(settings) + STOP_MS;
    this.#log = log;
  }

  start = async (connectionString: string): Promise<ReadyResult> => {
    this.#connectionString = connectionString;
    cluster.setupPrimary({ exec: path.join(ROOT_DIR, 'tools', 'worker-process.ts') });
    const begun = await Promise.all(Array.from({ length: this.#count }, () => this.#begin()));
    return begun.find(({ ok }) => !ok) ?? { ok: true };
  };

  stop = async (): Promise<void> => {
    this.#stopping = true;
    await Promise.all([...this.#workers].map((worker) => this.#end(worker)));
  };

  async #begin(): Promise<ReadyResult> {
    const worker = cluster.fork();
    this.#workers.add(worker);
    const ended = once(worker, 'exit').then((): ReadyResult => {
      this.#workers.delete(worker);
      return { ok: false, sentence: 'A worker ended while it started; the lines above say why.' };
    });
    const ready = once(worker, 'message').then((): ReadyResult => ({ ok: true }));
    worker.on('message', (said: AskedMetrics) => {
      if ('metricsFor' in said) void tellMetrics(worker, said);
    });
    worker.send({ say: 'begin', connectionString: this.#connectionString } satisfies ToWorker);
    const begun = await within(Promise.race([ready, ended]), START_MS).catch(
      ({ message }: Error): ReadyResult => ({ ok: false, sentence: `A worker gave ${message}.` }),
    );
    if (!begun.ok) worker.process.kill('SIGKILL');
    if (begun.ok) {
      const since = performance.now();
      void ended.then(() => this.#replace(performance.now() - since));
    }
    return begun;
  }

  #replace(livedMs: number): void {
    if (this.#stopping) return;
    this.#log.warn('a worker has ended and is replaced');
    setTimeout(
      () => {
        if (this.#stopping) return;
        void this.#begin().then(({ ok }) => ok || this.#replace(0));
      },
      livedMs > REPLACE_AFTER_MS ? 0 : REPLACE_AFTER_MS,
    );
  }

  async #end(worker: Worker): Promise<void> {
    const ended = once(worker, 'exit');
    if (worker.isConnected()) worker.send({ say: 'stop' } satisfies ToWorker);
    const late = setTimeout(() => worker.process.kill('SIGKILL'), this.#stopMs);
    await ended;
    clearTimeout(late);
  }
}
