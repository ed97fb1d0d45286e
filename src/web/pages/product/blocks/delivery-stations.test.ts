import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readClock, stationsOf } from './delivery-stations.ts';

const DEVICE = '2026-11-27T12:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(DEVICE) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the days of delivery follow the clock of the server in Berlin, not that of the device', async () => {
  // 00:30 in Berlin.
  const headers = { date: 'Fri, 27 Nov 2026 23:30:00 GMT' };
  vi.stubGlobal('fetch', async () => new Response(null, { headers }));
  const stations = stationsOf(await readClock(), { days: [1, 2, 4, 7] })('de');
  expect(stations[0]).toBe('Sa., 28. Nov.');
});

test.each([
  ['that has no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that gets no date', async () => new Response(null)],
])('a device %s goes by its own clock', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect(await readClock()).toBe(Date.parse(DEVICE));
});
