/** `npm run test:full` sets it. */
export const FULL: boolean = process.env['FULL'] === '1';

/** Factor of runs of a property. */
const MORE = FULL ? 25 : 1;

/** Settings of fast-check: so many runs in `npm test`, and 25 times as many in the full test. */
export const runs = (few: number) => ({ numRuns: few * MORE });

/** Time limit of a test that takes so long in `npm test`, on a machine that is busy. */
export const limitMs = (fewMs: number): number => 8 * fewMs * MORE;
