import { configDefaults, defineConfig } from 'vitest/config';
import serving from './tools/serving.json' with { type: 'json' };

/** Neither state nor I/O: their files can share a process, and need no database. */
const PURE = ['src/{catalogue,rules,contract}/**/*.test.ts'];

/** Kill, restore and several-node tests: `npm run test:full` runs them. */
const FULL = process.env['FULL'] === '1' ? [] : ['**/*.full.test.ts'];

/** Tests of the browser's modules, whose state is the page's: each file needs a thread of its own. */
const WEB = [
  'src/{admin,browser,web}/**/*.test.{ts,tsx}',
  'bench/**/*.test.ts',
  'tools/**/*.test.ts',
];

/** Unit and server tests; the browser journeys in test/e2e belong to Playwright. */
export default defineConfig({
  test: {
    environment: 'node',
    exclude: [...configDefaults.exclude, ...FULL],
    pool: 'forks',
    // Half of the tests wait for a database, a process or a mail server; one worker less than there
    // are cores, Vitest's own choice, leaves a small machine idle.
    maxWorkers: 3,
    setupFiles: process.env['MUTATE'] === '1' ? ['test/mutants.setup.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'web', include: WEB, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts', 'test/*.test.ts'],
          exclude: [...PURE, ...WEB],
          // Loading the server takes longer than most files' tests.
          isolate: false,
          globalSetup: ['test/postgres.setup.ts'],
          // Without both, processes that a test starts spend two thirds of their time on loading.
          execArgv: [serving.preload],
          env: { NODE_COMPILE_CACHE: serving.env.NODE_COMPILE_CACHE },
        },
      },
    ],
  },
});
