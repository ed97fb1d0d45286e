/**
 * `npm run bench [name…]`: runs bench/*.bench.ts (those whose file name contains a given word) and
 * prints every figure beside its reference. A missed aim is printed but is no error, because timing on a
 * shared machine must not fail a build.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Benchmark, table } from '#bench/result.ts';

const folder = path.resolve(import.meta.dirname, '..', 'bench');

function isBenchmark(module: unknown): module is Benchmark {
  return (
    typeof module === 'object' &&
    module !== null &&
    'name' in module &&
    typeof module.name === 'string' &&
    'run' in module &&
    typeof module.run === 'function'
  );
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const files = globSync('*.bench.ts', { cwd: folder })
    .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
    .sort();
  if (files.length === 0) throw new Error(`No benchmark is called ${wanted.join(' or ')}.`);
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(path.join(folder, file)).href);
    if (!isBenchmark(module)) throw new Error(`bench/${file} exports no name and run.`);
    process.stdout.write(`\n${module.name}\n`);
    try {
      process.stdout.write(`${table(await module.run())}\n`);
    } catch (error) {
      // A benchmark that can't run fails the command; the others still run.
      process.stdout.write(`could not run: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}

await main();
