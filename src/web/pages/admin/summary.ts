import type { DashboardSnapshot } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import type { AdminTexts } from './texts.ts';

/** A piece of the sentence: plain words, or a live figure with its name. */
export interface SummaryPiece {
  readonly text: string;
  readonly figure?: string;
}

type Counted = Pick<DashboardSnapshot, 'orders_today' | 'revenue_today' | 'active_users'>;

function formOf<Form>(count: number, forms: Record<'none' | 'one' | 'many', Form>): Form {
  if (count === 0) return forms.none;
  return count === 1 ? forms.one : forms.many;
}

/** The day in one sentence: orders, revenue and visitors, each in its grammatical number. */
export function summaryPieces(
  { orders_today: orders, revenue_today: revenue, active_users: visitors }: Counted,
  texts: AdminTexts['front'],
  lang: Lang,
): SummaryPiece[] {
  const figures: Readonly<Record<string, string>> = {
    orders: formatCount(orders, lang),
    revenue: formatPrice(revenue, lang),
    visitors: formatCount(visitors, lang),
  };
  const sentence = texts.sentence
    .replace('{orders}', formOf(orders, texts.orders))
    .replace('{visitors}', formOf(visitors, texts.visitors));
  return sentence
    .split(/\{(\w+)\}/)
    .map((text, index) =>
      index % 2 === 0 ? { text } : { text: figures[text] ?? text, figure: text },
    );
}
