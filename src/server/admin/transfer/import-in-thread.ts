import { runInThread } from '#server/run-in-thread.ts';
import type { TableImportOptions } from './import-table.ts';

export interface ImportTask extends TableImportOptions {
  readonly connectionString: string;
  readonly table: Uint8Array;
}

/** Heap of the thread in MB; the largest table beside 10,000 products needs about 400. */
const HEAP_MB = 1_024;
const TIMEOUT_MS = 60_000;

/**
 * Imports a table in a thread with a connection of its own: reading a large one and checking the catalogue with it takes
 * seconds, for which no shopper may wait. Returns a `AdminImportReply` as JSON.
 */
export async function importInThread(task: ImportTask): Promise<string> {
  const thread = new URL('./import-worker.ts', import.meta.url);
  const reply = await runInThread(thread, task, { heapMb: HEAP_MB, timeoutMs: TIMEOUT_MS });
  return reply as string;
}
