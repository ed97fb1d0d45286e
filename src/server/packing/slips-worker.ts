import { parentPort, workerData } from 'node:worker_threads';
import { drawSlips, type SlipsInput } from './slips-pdf.ts';

/** Thread of `slips-file.ts`: draws its input and ends. */
const pdf = await drawSlips(workerData as SlipsInput);
// A copy of its own, because a buffer of the pool can't be transferred.
const bytes = new Uint8Array(pdf);
parentPort?.postMessage(bytes, [bytes.buffer]);
