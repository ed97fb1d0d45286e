import type { ReportFigures } from '#contract/admin-reports.ts';
import type { Lang } from '#routes.ts';
import { isoDate } from '#rules/berlin-day.ts';
import type { Booking } from '#rules/datev.ts';
import { fill } from '#rules/fill.ts';
import { includedVatCents } from '#rules/money.ts';
import type { Report } from '../reports/read-report.ts';
import { type Cell, csvFor } from './csv.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const TEXTS = { de, en } as const;

const cellsOf = (figures: ReportFigures | null): Cell[] =>
  figures
    ? [
        ...[{ cents: figures.revenue }, figures.orders, figures.pieces],
        ...[{ cents: figures.refunds }, figures.returns, { cents: figures.fees }],
      ]
    : [];

/** Figures of a period as a table, the total last. */
export function* reportLines({ rows, total }: Report, lang: Lang): Generator<string> {
  const { line } = csvFor(lang);
  const { reports, reportsBefore, total: name } = TEXTS[lang];
  const [group = '', ...columns] = reports;
  const before = columns.map((column) => fill(reportsBefore, { column }));
  yield line([group, ...columns, ...(total.before ? before : [])]);
  for (const row of [...rows, { ...total, name }])
    yield line([row.name || '–', ...cellsOf(row), ...cellsOf(row.before)]);
}

/** Bookings of a month as a table, whose numbers are written as in German in both languages. */
export function* monthLines(bookings: readonly Booking[], lang: Lang): Generator<string> {
  const { line } = csvFor('de');
  const { kinds, month } = TEXTS[lang];
  yield line(month);
  for (const { kind, on, cents, vatPercent, paper, text } of bookings) {
    const vat = vatPercent === null ? null : { cents: includedVatCents(cents, vatPercent) };
    const day = isoDate(on).split('-').reverse().join('.');
    yield line([day, kinds[kind], paper, text, { cents }, vatPercent, vat]);
  }
}
