import { counted } from '#admin/kit/counted.ts';
import type { DashboardHistory, DashboardSnapshot } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { TodayTexts } from './texts.ts';
import { dayName } from './times.ts';

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

type Day = DashboardHistory['days'][number];

/** A day's figures in words, one by one. */
export function dayTexts(
  { day, sessions, orders, revenue }: Day,
  texts: TodayTexts['days'],
  lang: Lang,
) {
  return {
    day: dayName(day, lang),
    sessions: counted(sessions, texts.oneSession, texts.manySessions, lang),
    orders: counted(orders, texts.oneOrder, texts.manyOrders, lang),
    revenue: formatPrice(revenue, lang),
  };
}

/** A day of the chart in words: `21. Nov.: 45 Besuche, 1 Bestellung, €84,99`. */
export function dayText(day: Day, texts: TodayTexts['days'], lang: Lang): string {
  return fill(texts.point, dayTexts(day, texts, lang));
}
