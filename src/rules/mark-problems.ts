import type { Firm } from '#catalogue/catalogue.ts';
import type { CatalogueFault } from '#catalogue/findings.ts';
import { READABLE_RATIO, unreadableRatio } from './contrast.ts';
import { readWordmark } from './wordmark.ts';

/** Finds marks of the shop that can't be drawn or read; paths begin at the firm. */
export function* markProblems({ wordmark, accent }: Firm): Generator<CatalogueFault> {
  const read = wordmark === undefined ? undefined : readWordmark(wordmark);
  if (read?.ok === false) yield { path: ['wordmark'], ...read.problem };
  const ratio = accent === undefined ? undefined : unreadableRatio(accent);
  if (ratio !== undefined) {
    const values = { ratio, minimum: READABLE_RATIO };
    yield { path: ['accent'], code: 'accent_unreadable', values };
  }
}
