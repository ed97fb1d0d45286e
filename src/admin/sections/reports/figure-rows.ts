import { counted } from '#admin/kit/counted.ts';
import { localeOf } from '#browser/times.ts';
import type { ReportGroup } from '#contract/admin-list.ts';
import type { AdminReportReply, ReportRow } from '#contract/admin-reports.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import type { ReportTexts } from './texts.ts';

/** A row of the table; its id is unique beside that of the total. */
export interface FigureRow extends ReportRow {
  readonly id: string;
}

const LOOKS: Readonly<Partial<Record<ReportGroup, Intl.DateTimeFormatOptions>>> = {
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/** Name of a month such as `2026-11`, or of a day. */
export function dateName(date: string, group: 'day' | 'month', lang: Lang): string {
  const at = Date.parse(group === 'day' ? date : `${date}-01`);
  return new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', ...LOOKS[group] }).format(at);
}

/** Returns the total and the rows, with names for days and months. */
export function figureRows(
  { rows, total }: Pick<AdminReportReply, 'rows' | 'total'>,
  group: ReportGroup,
  texts: Pick<ReportTexts, 'total'>,
  lang: Lang,
): FigureRow[] {
  const named = ({ key, name }: ReportRow) =>
    group === 'day' || group === 'month' ? dateName(key, group, lang) : name || '–';
  return [
    { ...total, id: 'total', name: texts.total },
    ...rows.map((row) => ({ ...row, id: `of ${row.key}`, name: named(row) })),
  ];
}

/** Says what a row has beside its revenue. */
export function restText({ orders, before }: FigureRow, texts: ReportTexts, lang: Lang): string {
  const count = counted(orders, texts.order, texts.ordersMany, lang);
  if (!before) return count;
  return `${count} · ${fill(texts.before, { revenue: formatPrice(before.revenue, lang) })}`;
}
