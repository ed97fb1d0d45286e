import { defineConfig } from 'vitest/config';

/** Unit and server tests; the browser journeys in test/e2e belong to Playwright. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'sandbox/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
      'test/*.test.ts',
    ],
    globalSetup: ['test/postgres.setup.ts'],
    environment: 'node',
    pool: 'forks',
    // Half of the tests wait for a database, a process or a mail server; one worker less than there
    // are cores, Vitest's own choice, leaves a small machine idle.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
