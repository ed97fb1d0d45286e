import type { GoliveTexts } from './de.ts';

/** Texts of the checks before an opening, English. */
export const texts: GoliveTexts = {
  text: 'What a live shop needs, checked as ‘npm run golive’ does. This is not legal advice: docs/law.md names what a lawyer must look at.',
  results: {
    0: 'Nothing is missing.',
    1: 'No live shop opens like this.',
    2: 'Like this a live shop opens on this machine alone.',
  },
  states: { ok: 'good', WARN: 'note', 'STAND-IN': 'stand-in', FAIL: 'missing' },
  mend: 'Mend',
};
