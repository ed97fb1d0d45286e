import type { DashboardHistory } from '../../../contract/dashboard.ts';
import type { Lang } from '../../../routes.ts';
import { formatPrice } from '../../../rules/money.ts';
import { formatCount } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import type { AdminTexts } from './texts.ts';
import { dayName } from './times.ts';

type Day = DashboardHistory['days'][number];

/** A day's figures in words, one by one. */
export function dayTexts(
  { day, sessions, orders, revenue }: Day,
  texts: AdminTexts['days'],
  lang: Lang,
) {
  const counted = (n: number, one: string, many: string) =>
    n === 1 ? one : fill(many, { count: formatCount(n, lang) });
  return {
    day: dayName(day, lang),
    sessions: counted(sessions, texts.oneSession, texts.manySessions),
    orders: counted(orders, texts.oneOrder, texts.manyOrders),
    revenue: formatPrice(revenue, lang),
  };
}

/** A day of the chart in words: `21. Nov.: 45 Besuche, 1 Bestellung, €84,99`. */
export function dayText(day: Day, texts: AdminTexts['days'], lang: Lang): string {
  return fill(texts.point, dayTexts(day, texts, lang));
}
