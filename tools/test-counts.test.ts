import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-counts.ts';

test('Vitest’s report is counted', () => {
  const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, testResults: [] };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});

test('Playwright’s report is counted, and a flaky test is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0, duration: 1 };
  const report = { stats, errors: [{ message: 'setup' }], suites: [] };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 });
});

test('a missing or broken report is undefined', () => {
  for (const text of [undefined, '', '{', '{}']) {
    expect(countVitest(text)).toBeUndefined();
    expect(countPlaywright(text)).toBeUndefined();
  }
});
