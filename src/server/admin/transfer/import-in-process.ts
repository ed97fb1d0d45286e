import { runInProcess } from '#server/run-in-process.ts';
import { IMPORT_MS } from '#server/waits.ts';
import type { TableImportOptions } from './import-table.ts';

export interface ImportTask extends TableImportOptions {
  readonly connectionString: string;
  readonly table: Uint8Array;
}

/** Heap of the process in MB; the largest table beside 10,000 products needs about 400. */
const HEAP_MB = 1_024;

/**
 * Imports a table in a process with a connection of its own: reading a large one and checking the catalogue with it takes
 * seconds, for which no shopper may wait. Returns an `AdminImportReply` as JSON.
 */
export async function importInProcess(task: ImportTask): Promise<string> {
  const program = new URL('./import-process.ts', import.meta.url);
  const reply = await runInProcess(program, task, { heapMb: HEAP_MB, timeoutMs: IMPORT_MS });
  return reply as string;
}
