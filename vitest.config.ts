import { configDefaults, defineConfig } from 'vitest/config';

/** Neither state nor I/O: their files can share a process, and need no database. */
const PURE = ['src/{catalogue,rules,contract}/**/*.test.ts'];

/** Unit and server tests; the browser journeys in test/e2e belong to Playwright. */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Half of the tests wait for a database, a process or a mail server; one worker less than there
    // are cores, Vitest's own choice, leaves a small machine idle.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sandbox/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...PURE],
          globalSetup: ['test/postgres.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
