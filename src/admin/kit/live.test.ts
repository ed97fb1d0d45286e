import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useAccount } from '#browser/account/account-store.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { type DashboardSnapshot, dashboardSnapshot } from '#contract/dashboard.ts';
import { followShop } from './live.ts';

/** Follows a shop whose stream says what is returned. */
function follow(client: QueryClient): (changes: object) => void {
  const source = new EventTarget() as EventTarget & Pick<EventSource, 'onmessage'>;
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', function open() {
    return source;
  });
  vi.stubGlobal('addEventListener', vi.fn());
  const parse = vi.spyOn(dashboardSnapshot, 'parse');
  parse.mockImplementation((snapshot) => snapshot as DashboardSnapshot);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    parse.mockRestore();
  });
  const may = ['GET /api/admin/dashboard/live'];
  useAccount.setState({ session: { may } as Partial<AccountSession> as AccountSession });
  followShop(client);
  return (changes) => {
    const data = JSON.stringify({ work: { changes } });
    source.onmessage?.call(source as EventSource, new MessageEvent('message', { data }));
  };
}

it('a version outdates what a search has found in the stock', () => {
  const client = new QueryClient();
  const key = ['POST /api/admin/stock/search', { body: { search: 'hoodie' } }];
  client.setQueryData(key, { products: [] });
  const say = follow(client);
  say({ catalogue: '0/1' });
  say({ catalogue: '0/2' });
  vi.advanceTimersByTime(1_000);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
