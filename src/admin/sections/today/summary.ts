import { formatCount } from '#admin/kit/counted.ts';
import type { DashboardSnapshot } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { TodayTexts } from './texts.ts';

type Counted = Pick<
  DashboardSnapshot,
  'orders_today' | 'revenue_today' | 'active_users' | 'visits_unknown'
>;

function formOf(count: number, forms: Record<'none' | 'one' | 'many', string>): string {
  if (count === 0) return forms.none;
  return count === 1 ? forms.one : forms.many;
}

/** The day in one sentence: orders, revenue and visitors, each in its grammatical number. */
export function summaryOf(
  { orders_today: orders, revenue_today: revenue, active_users: visitors, visits_unknown }: Counted,
  texts: TodayTexts['summary'],
  lang: Lang,
): string {
  const sold = fill(formOf(orders, texts.orders), {
    orders: formatCount(orders, lang),
    revenue: formatPrice(revenue, lang),
  });
  if (visits_unknown) return `${sold}.`;
  const here = fill(formOf(visitors, texts.visitors), { visitors: formatCount(visitors, lang) });
  return `${sold}, ${here}.`;
}
