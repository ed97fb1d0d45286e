import { answerOnce } from '../run-in-process.ts';
import { drawSlips, type SlipsInput } from './slips-pdf.ts';

/** Process of `slips-file.ts`: draws its input and ends. */
answerOnce(async (input: SlipsInput) => new Uint8Array(await drawSlips(input)));
