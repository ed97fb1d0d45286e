import type { WholeShop } from '#server/assemble.ts';
import { leaveMs } from '#server/http/server.ts';
import { createLog } from '#server/log.ts';
import { type RunningWorker, startWorker } from '#server/worker.ts';
import { joinMetrics } from './fleet-metrics.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { servePages } from './serve-pages.ts';
import { settingsOrFail } from './settings.ts';
import type { FromWorker, ToWorker } from './worker-fleet.ts';

/** Time limit of a worker's end once it has left, even if a part hangs. */
const STOP_MS = 1_800;

const settings = settingsOrFail();
const log = createLog((line) => process.stderr.write(`${line}\n`));
let running: Promise<RunningWorker> | undefined;
let stopping = false;

async function end(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), leaveMs(settings) + STOP_MS).unref();
  const worker = await running?.catch(() => undefined);
  await worker?.stop();
  process.exit(code);
}

async function begin(connectionString: string): Promise<void> {
  const pages = (shop: WholeShop) => {
    if (shop.metrics.isOn) joinMetrics(shop.metrics);
    return servePages(shop);
  };
  running = startWorker(settings, log, { connectionString, pages });
  await running;
  process.send?.({ ready: true } satisfies FromWorker);
  giveBackMemory();
}

function startFailed(error: unknown): void {
  log.error('a worker could not start', error);
  void end(1);
}

process.on('message', (said: ToWorker) => {
  if (said.say === 'stop') void end(0);
  else if (said.say === 'begin') begin(said.connectionString).catch(startFailed);
});
// The main process is gone and could no longer stop or replace this worker.
process.on('disconnect', () => void end(0));
process.on('SIGTERM', () => void end(0));
// Ctrl-C reaches the whole process group; the main process ends its workers in order.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('unhandledRejection', (error) => log.error('unhandled rejection', error));
process.on('uncaughtException', (error) => {
  log.error('a worker ends because of a bug', error);
  void end(1);
});
