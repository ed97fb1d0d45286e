import { runInProcess } from '../run-in-process.ts';
import { SLIPS_MS } from '../waits.ts';
import type { SlipsInput } from './slips-pdf.ts';

/** Heap of the process in MB; 100 slips need about 40. */
const HEAP_MB = 256;

/** Returns the slips as one PDF, drawn in a process so that requests of shoppers don't wait for it. */
export async function slipsFile(input: SlipsInput): Promise<Uint8Array<ArrayBuffer>> {
  const program = new URL('./slips-process.ts', import.meta.url);
  const file = await runInProcess(program, input, { heapMb: HEAP_MB, timeoutMs: SLIPS_MS });
  return file as Uint8Array<ArrayBuffer>;
}
