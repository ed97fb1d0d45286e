/**
 * `npm run soak [name…] [minutes] [seed]`: runs tests of long operation and of crashes, which take too long for
 * `npm test`. Runs tools/soak/*.soak.ts (those whose file name contains a given word), prints their figures,
 * and fails if one of them fails.
 */
import path from 'node:path';
import { runModules } from './run-modules.ts';
import { fail } from './settings.ts';
import type { Soak } from './soak/soak.ts';

const words = process.argv.slice(2);
const numbers = words.filter((word) => /^[\d.]+$/.test(word));
const wanted = words.filter((word) => !numbers.includes(word));
const [minutes, seed] = numbers.map(Number);
if (minutes !== undefined && !(minutes > 0)) fail('Minutes: a number above 0.');
if (seed !== undefined && !Number.isSafeInteger(seed)) fail('Seed: a whole number.');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const folder = path.resolve(import.meta.dirname, 'soak');
await runModules<Soak>(folder, '.soak.ts', wanted, ({ run }) => run({ minutes, seed, say }));
