import { answerOnce } from '../run-in-process.ts';
import { drawPaper } from './draw-paper.ts';
import type { PaperInput } from './paper-page.ts';

/** Process of `draw-papers.ts`: draws papers one after the other and ends. */
answerOnce(async (inputs: readonly PaperInput[]) => {
  const files: Uint8Array[] = [];
  for (const input of inputs) files.push(new Uint8Array(await drawPaper(input)));
  return files;
});
