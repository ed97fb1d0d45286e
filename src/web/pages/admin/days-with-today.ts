import type { DashboardHistory, DashboardSnapshot } from '../../../contract/dashboard.ts';
import { berlinDate, isoDate } from '../../../rules/berlin-day.ts';

/**
 * The days with today as the newest snapshot has it: the history is read once a minute, and no number
 * on the screen may contradict another.
 */
export function daysWithToday(
  days: DashboardHistory['days'],
  snapshot: DashboardSnapshot,
): DashboardHistory['days'] {
  const today = isoDate(berlinDate(Date.parse(snapshot.at)));
  const { sessions_today: sessions, orders_today: orders, revenue_today: revenue } = snapshot;
  return days.map((known) =>
    known.day === today ? { day: today, sessions, orders, revenue } : known,
  );
}

/** Fewer days are shown one by one, in words. */
export const CHART_FROM_DAYS = 14;

/** The days from the first one with a visit or an order on; today is always among them. */
export function sinceFirstDay(days: DashboardHistory['days']): DashboardHistory['days'] {
  const first = days.findIndex(({ sessions, orders }) => sessions > 0 || orders > 0);
  return days.slice(first === -1 ? -1 : first);
}
