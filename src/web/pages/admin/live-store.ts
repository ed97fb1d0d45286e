import * as z from 'zod/mini';
import { create } from 'zustand';
import { getJson } from '#browser/api.ts';
import { ADMIN_REFRESH_INTERVAL_MS } from '#catalogue/limits.ts';
import {
  type DashboardHistory,
  type DashboardSnapshot,
  dashboardHistory,
  dashboardSnapshot,
} from '#contract/dashboard.ts';
import { type Connection, pulseOf } from './live-state.ts';

export interface LiveState extends Connection {
  /** `denied`: the server says that this is not an admin. */
  readonly phase: 'loading' | 'denied' | 'shown' | 'unreachable';
  readonly snapshot: DashboardSnapshot | null;
  readonly history: DashboardHistory | null;
  /** Lead of the server's clock over this device's, in milliseconds. */
  readonly serverAheadMs: number;
  /** A refresh that somebody asked for is under way. */
  readonly refreshing: boolean;
}

const START: LiveState = {
  phase: 'loading',
  snapshot: null,
  history: null,
  serverAheadMs: 0,
  refreshing: false,
  open: false,
  answered: false,
  confirmedAt: 0,
};

/** State of the dashboard; empty while it isn't shown. */
export const useLive = create<LiveState>(() => START);

const HISTORY_EVERY_MS = 60_000;
/** After the server closed the stream for good, or could not be asked. */
const REOPEN_MS = 5_000;

const ping = z.object({ age_ms: z.number(), now: z.number() });
/** The server said why it closed the stream (its half hour is over, it restarts): come back soon. */
const REOPEN_AFTER_BYE_MS = 1_000;
const set = useLive.setState;

function show(snapshot: DashboardSnapshot): void {
  set({ phase: 'shown', snapshot, answered: true, confirmedAt: Date.now() });
}

/** Shows the refusal, and nothing of what was known. */
export function deny(): void {
  set({ ...START, phase: 'denied' });
}

/** Asks for the numbers now; false when this is not an admin. */
async function refresh(): Promise<boolean> {
  const reply = await getJson('/api/admin/dashboard/snapshot', dashboardSnapshot);
  if (reply.ok) {
    show(reply.data);
    set({ serverAheadMs: Date.parse(reply.data.at) - Date.now() });
    return true;
  }
  if (reply.code === 'not_signed_in' || reply.code === 'forbidden') {
    deny();
    return false;
  }
  // Analytics that do not load are only logged (docs/specification.md#8-errors); the pulse and the
  // age say it.
  console.warn('dashboard not refreshed', reply.code);
  const { snapshot } = useLive.getState();
  set({ answered: false, phase: snapshot ? 'shown' : 'unreachable' });
  return true;
}

async function readHistory(): Promise<void> {
  const reply = await getJson('/api/admin/dashboard/history', dashboardHistory);
  if (reply.ok) set({ history: reply.data });
  else console.warn('history not loaded', reply.code);
}

/** Handles the refresh button. */
export async function refreshNow(): Promise<void> {
  set({ refreshing: true });
  await Promise.all([refresh(), readHistory()]);
  set({ refreshing: false });
}

/**
 * Follows the shop until the returned function is called: by stream, and by a refresh every 30 s
 * whenever the stream is not live (docs/specification.md#61-counts).
 */
export function followShop(): () => void {
  let source: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const open = () => {
    source = new EventSource('/api/admin/dashboard/live');
    source.onopen = () => set({ open: true, answered: true });
    source.onmessage = ({ data }) => show(dashboardSnapshot.parse(JSON.parse(data)));
    source.addEventListener('ping', ({ data }) => {
      const { age_ms: ageMs, now } = ping.parse(JSON.parse(data));
      set({ confirmedAt: Date.now() - ageMs, serverAheadMs: now - Date.now() });
    });
    source.addEventListener('bye', () => again(REOPEN_AFTER_BYE_MS));
    source.onerror = () => again(REOPEN_MS);
  };
  const again = (afterMs: number) => {
    source?.close();
    set({ open: false });
    clearTimeout(reopening);
    if (ended) return;
    reopening = setTimeout(begin, afterMs);
    void refresh();
  };
  const begin = async () => {
    if (!(await refresh()) || ended) return;
    open();
    if (useLive.getState().history === null) void readHistory();
  };
  void begin();

  const refreshes = setInterval(() => {
    const state = useLive.getState();
    if (pulseOf(state, Date.now()) !== 'live' && state.phase !== 'denied') void refresh();
  }, ADMIN_REFRESH_INTERVAL_MS);
  const histories = setInterval(() => {
    if (!document.hidden && useLive.getState().phase === 'shown') void readHistory();
  }, HISTORY_EVERY_MS);

  return () => {
    ended = true;
    source?.close();
    clearTimeout(reopening);
    clearInterval(refreshes);
    clearInterval(histories);
    set(START);
  };
}
