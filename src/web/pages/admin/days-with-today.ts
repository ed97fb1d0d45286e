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
