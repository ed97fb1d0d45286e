/**
 * `npm run mutate -- FOLDER [FOLDER…]`: Stryker plants faults (mutants) in the first folder, and each should fail a test of
 * the given folders. Prints those that none fails. A folder of `src/rules` has all of its mutants planted, and 90 % must
 * fail a test; of any other one 40 are drawn by the printed seed (`SEED=… npm run mutate` draws them again).
 */
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { fail, ROOT_DIR } from '#tools/settings.ts';

const LEAST_PERCENT = 90;
/** Statuses of a mutant that count, and those of them that say that a test has seen it. */
const KILLED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...KILLED, 'Survived', 'NoCoverage']);

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const [mutated] = folders;
if (!mutated) fail('Name the folder whose code is mutated: npm run mutate -- src/rules');
const isWhole = mutated.startsWith('src/rules');
process.env['SEED'] ??= String(randomInt(1_000_000));
// A property on a database needs longer than the limit of test/mutants.setup.ts.
if (isWhole) process.env['MUTATE'] = '1';

const results = await new Stryker({
  // Tables are made by migrations, which schema.ts only describes.
  mutate: [`${mutated}/**/*.ts`, `!${mutated}/**/*.{test,fixture}.ts`, `!${mutated}/**/schema.ts`],
  testFiles: folders.map((each) => (each.endsWith('.ts') ? each : `${each}/**/!(*.full).test.ts`)),
  testRunner: 'vitest',
  vitest: { pool: 'forks', related: false },
  plugins: ['@stryker-mutator/vitest-runner', path.join(ROOT_DIR, 'test/drawn-mutants.ts')],
  checkers: isWhole ? [] : ['draw'],
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 30_000,
  // A mutant that only runs while modules load would need all tests.
  ignoreStatic: true,
  // Stryker would rewrite it with an API that TypeScript 7 doesn't have.
  tsconfigFile: 'none',
  ignorePatterns: ['.cache', '.data*', 'dist', 'public/images'],
  tempDirName: '.cache/mutate',
  reporters: process.stdout.isTTY ? ['clear-text', 'progress'] : ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: isWhole },
}).runMutationTest();

const counted = results.filter(({ status }) => COUNTED.has(status));
const killed = counted.filter(({ status }) => KILLED.has(status)).length;
const percent = (100 * killed) / counted.length;
process.stdout.write(
  `${killed} of ${counted.length} mutants fail a test: ${percent.toFixed(1)} %\n`,
);
if (!isWhole) process.stdout.write(`SEED=${process.env['SEED']} draws the same ones again.\n`);
process.exit(percent < (isWhole ? LEAST_PERCENT : 100) ? 1 : 0);
