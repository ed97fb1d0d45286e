/**
 * `npm run bench [name…]`: runs bench/*.bench.ts (those whose file name contains a given word) and
 * prints every figure beside its reference. A missed aim is printed but is no error, because timing on a
 * shared machine must not fail a build.
 */
import path from 'node:path';
import { type Benchmark, table } from '#bench/result.ts';
import { runModules } from './run-modules.ts';
import { ROOT_DIR } from './settings.ts';

const folder = path.join(ROOT_DIR, 'bench');
await runModules<Benchmark>(folder, '.bench.ts', process.argv.slice(2), async ({ run }) => {
  process.stdout.write(`${table(await run())}\n`);
  return true;
});
