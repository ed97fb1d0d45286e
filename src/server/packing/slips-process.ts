import { drawSlips, type SlipsInput } from './slips-pdf.ts';

/** Process of `slips-file.ts`: draws its input and ends. */
process.once('message', async (input: SlipsInput) => {
  process.send?.(new Uint8Array(await drawSlips(input)), () => process.disconnect());
});
