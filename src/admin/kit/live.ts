import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { ADMIN_REFRESH_INTERVAL_MS } from '#catalogue/limits.ts';
import {
  type DashboardSnapshot,
  dashboardSnapshot,
  type WaitingWork,
} from '#contract/dashboard.ts';
import { may } from './may.ts';
import { apiQuery } from './queries.ts';
import { recordAnswer, useServer } from './server-state.ts';

interface LiveState extends Omit<Connection, 'lostAt'> {
  readonly work: WaitingWork | undefined;
  /** Lead of the server's clock over this device's, in milliseconds. */
  readonly serverAheadMs: number;
}

/** Connection to the shop, and what waits for somebody. */
export const useLive = create<LiveState>(() => ({
  open: false,
  confirmedAt: 0,
  work: undefined,
  serverAheadMs: 0,
}));
const set = useLive.setState;

/** After the server closed the stream for good, or could not be asked. */
const REOPEN_MS = 5_000;
/** The server said why it closed the stream (its half hour is over, it restarts). */
const REOPEN_AFTER_BYE_MS = 1_000;
/** Changes within this time are read together. */
const GATHER_MS = 1_000;

const ping = z.object({ age_ms: z.number(), now: z.number() });
const { queryKey: SNAPSHOT } = apiQuery('GET /api/admin/dashboard/snapshot', {}, dashboardSnapshot);

/** Paths whose replies change with a marker of the server. */
const CHANGED: Readonly<Record<keyof WaitingWork['changes'], readonly string[]>> = {
  orders: [
    '/api/admin/orders',
    '/api/admin/packing',
    '/api/admin/dashboard/history',
    '/api/admin/stock',
  ],
  messages: ['/api/admin/messages', '/api/admin/failed-deliveries'],
  catalogue: ['/api/admin/catalogue', '/api/admin/campaigns', '/api/admin/stock'],
  alerts: ['/api/admin/alerts'],
  returns: ['/api/admin/returns'],
};

/** Returns what reads again all that a marker says has changed. */
function invalidation(client: QueryClient) {
  const waiting = new Set<string>();
  const run = () => {
    const paths = [...waiting];
    waiting.clear();
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => {
        const [, path = ''] = String(name).split(' ');
        return paths.some((each) => path.startsWith(each));
      },
    });
  };
  return (before: WaitingWork, now: WaitingWork): void => {
    const changed = (Object.keys(CHANGED) as (keyof typeof CHANGED)[]).filter(
      (marker) => before.changes[marker] !== now.changes[marker],
    );
    if (changed.length > 0 && waiting.size === 0) setTimeout(run, GATHER_MS);
    for (const path of changed.flatMap((marker) => CHANGED[marker])) waiting.add(path);
  };
}

/**
 * Follows the shop for as long as the document lives: by stream, and by a request every 30 s while the stream is not live
 * (docs/specification.md#61-counts). For a role without the stream what is shown is read again as often.
 */
export function followShop(client: QueryClient): void {
  if (!may('GET /api/admin/dashboard/live')) {
    setInterval(() => void client.invalidateQueries(), ADMIN_REFRESH_INTERVAL_MS);
    return;
  }
  const invalidate = invalidation(client);
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const show = (snapshot: DashboardSnapshot) => {
    client.setQueryData(SNAPSHOT, snapshot);
    const { work } = useLive.getState();
    if (work && snapshot.work) invalidate(work, snapshot.work);
    set({ confirmedAt: Date.now(), work: snapshot.work });
  };
  const refresh = async () => {
    const query = apiQuery('GET /api/admin/dashboard/snapshot', {}, dashboardSnapshot);
    // The bar says since when nothing came (docs/specification.md#8-errors).
    await client.fetchQuery({ ...query, staleTime: 0 }).then(show, () => {});
  };
  const open = () => {
    const source = new EventSource('/api/admin/dashboard/live');
    source.onopen = () => {
      recordAnswer(true);
      set({ open: true });
    };
    source.onmessage = ({ data }) => {
      recordAnswer(true);
      show(dashboardSnapshot.parse(JSON.parse(data)));
    };
    source.addEventListener('ping', ({ data }) => {
      recordAnswer(true);
      const { age_ms: ageMs, now } = ping.parse(JSON.parse(data));
      set({ confirmedAt: Date.now() - ageMs, serverAheadMs: now - Date.now() });
    });
    const again = (afterMs: number) => {
      source.close();
      set({ open: false });
      clearTimeout(reopening);
      reopening = setTimeout(open, afterMs);
      void refresh();
    };
    source.addEventListener('bye', () => again(REOPEN_AFTER_BYE_MS));
    source.onerror = () => again(REOPEN_MS);
  };
  open();
  addEventListener('offline', async () => {
    // A request that is under way may have been answered before.
    await client.cancelQueries({ queryKey: SNAPSHOT });
    await refresh();
  });
  setInterval(() => {
    const connection = { ...useLive.getState(), ...useServer.getState() };
    if (pulseOf(connection, Date.now()) !== 'live') void refresh();
  }, ADMIN_REFRESH_INTERVAL_MS);
}

/** State of the pulse: numbers are pushed, are polled with a delay, or don't arrive. */
export type Pulse = 'live' | 'delayed' | 'lost';

/** The server confirms every 5 s that what is shown is still true; once two of them are missing, the numbers are delayed. */
export const LIVE_WITHIN_MS = 12_000;

export interface Connection {
  /** The stream is open. */
  readonly open: boolean;
  /** When the numbers shown were last known to be true, by this device's clock; epoch milliseconds. */
  readonly confirmedAt: number;
  /** When the last requests were no longer answered; undefined while they are. */
  readonly lostAt: number | undefined;
}

/**
 * Returns how current the numbers are. `lost`: the last request was not answered, even if the stream is still open. `live`:
 * by stream, confirmed just now. `delayed`: still reachable, but by refreshing, or the stream has gone quiet.
 */
export function pulseOf({ open, confirmedAt, lostAt }: Connection, now: number): Pulse {
  if (lostAt !== undefined) return 'lost';
  return open && now - confirmedAt <= LIVE_WITHIN_MS ? 'live' : 'delayed';
}
