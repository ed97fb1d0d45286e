/**
 * `npm run bench [name…]`: runs bench/*.bench.ts (those whose file name contains a given word) and
 * prints every figure beside its reference. A missed aim is printed but is no error, because timing on a
 * shared machine must not fail a build. One that can't run fails the command; the others still run.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, ROOT_DIR } from '#tools/settings.ts';
import { type Benchmark, table } from './result.ts';

const cwd = path.join(ROOT_DIR, 'bench');
const words = process.argv.slice(2);
const files = globSync('*.bench.ts', { cwd })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();
if (files.length === 0) fail(`Nothing is called ${words.join(' or ')}.`);
for (const file of files) {
  const { name, run } = (await import(pathToFileURL(path.join(cwd, file)).href)) as Benchmark;
  process.stdout.write(`\n${name}\n`);
  try {
    process.stdout.write(`${table(await run())}\n`);
  } catch (error) {
    process.stdout.write(`could not run: ${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
}
