import { beforeEach, expect, test, vi } from 'vitest';
import { recordAnswer, useServer } from './server-state.ts';

const lostAt = () => useServer.getState().lostAt;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  useServer.setState({ lostAt: undefined });
  return () => void vi.useRealTimers();
});

test('the server is lost since the first request in a row that it did not answer', () => {
  recordAnswer(true);
  expect(lostAt()).toBeUndefined();
  recordAnswer(false);
  vi.setSystemTime(9_000);
  recordAnswer(false);
  expect(lostAt()).toBe(1_000);
  recordAnswer(true);
  expect(lostAt()).toBeUndefined();
});
