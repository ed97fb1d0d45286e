/**
 * `npm run soak [name…] [minutes] [seed]`: runs tests of long operation and of crashes, which take too long for
 * `npm test`. Runs tools/soak/*.soak.ts (those whose file name contains a given word), prints their figures,
 * and fails if one of them fails.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from './settings.ts';
import type { Soak } from './soak/soak.ts';

const folder = path.resolve(import.meta.dirname, 'soak');
const words = process.argv.slice(2);
const numbers = words.filter((word) => /^[\d.]+$/.test(word));
const wanted = words.filter((word) => !numbers.includes(word));
const [minutes, seed] = numbers.map(Number);
if (minutes !== undefined && !(minutes > 0)) fail('Minutes: a number above 0.');
if (seed !== undefined && !Number.isSafeInteger(seed)) fail('Seed: a whole number.');

const files = globSync('*.soak.ts', { cwd: folder })
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort();
if (files.length === 0) fail(`No soak is called ${wanted.join(' or ')}.`);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
for (const file of files) {
  const soak = (await import(pathToFileURL(path.join(folder, file)).href)) as Soak;
  say(`\n${soak.name}`);
  try {
    if (await soak.run({ minutes, seed, say })) continue;
  } catch (error) {
    // A soak that throws fails the command; the others still run.
    say(`could not run: ${error instanceof Error ? error.stack : error}`);
  }
  process.exitCode = 1;
}
