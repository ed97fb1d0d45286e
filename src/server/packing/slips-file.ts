import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SlipsInput } from './slips-pdf.ts';

/** Heap of the thread in MB; 100 slips need about 40. */
const HEAP_MB = 256;

/** 100 slips take 2 s. */
const TIMEOUT_MS = 60_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the slips as one PDF. A thread draws it, one file at a time: requests of shoppers don't wait for
 * it, and its memory is free again afterwards.
 */
export function slipsFile(input: SlipsInput): Promise<Uint8Array<ArrayBuffer>> {
  const file = last.then(() => drawInThread(input));
  last = file.catch(() => undefined);
  return file;
}

async function drawInThread(input: SlipsInput): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(new URL('./slips-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    // Rejects on the thread's `error`, too.
    const [bytes] = await once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return bytes;
  } finally {
    await thread.terminate();
  }
}
