import type { Context, Hono } from 'hono';
import { type AdminReportQuery, REPORT_ROWS } from '#contract/admin-reports.ts';
import { REPORT_ENDPOINTS } from '#contract/endpoints/admin-reports.ts';
import { isDemo } from '#rules/claims.ts';
import { datevLines, rateWithoutAccount } from '#rules/datev.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { bookingsOf, type Month, readMonth, showMonth } from '../reports/read-month.ts';
import { type Report, readReport } from '../reports/read-report.ts';
import { catalogueOf } from '../shop.ts';
import { WESTERN } from './carrier-files.ts';
import { csvFile } from './csv.ts';
import { monthLines, reportLines } from './report-files.ts';

const FILE_NAMES = { de: 'auswertung', en: 'report' } as const;

/** Figures by period and group, and the accountant's month. */
export function reportRoutes(shop: PaymentShop): Hono {
  const hasSources = isDemo(shop.settings.shopMode);

  async function withReport<T>(c: Context, query: AdminReportQuery, show: (report: Report) => T) {
    if (query.group === 'source' && !hasSources) return failure(c, 'not_found');
    const report = await readReport(shop, query, languageOf(c));
    return report ? show(report) : failure(c, 'period_in_future');
  }
  async function withMonth<T>(c: Context, month: string, show: (month: Month) => T | Promise<T>) {
    const read = await readMonth(shop, month);
    return read ? show(read) : failure(c, 'period_in_future');
  }
  const nameOf = (c: Context, what: string) => `${FILE_NAMES[languageOf(c)]}-${what}.csv`;

  return serve(REPORT_ENDPOINTS, {
    'GET /api/admin/reports': (c, { query }) =>
      withReport(c, query, ({ rows, total }) => ({
        ...{ rows: rows.slice(0, REPORT_ROWS), total, is_demo: hasSources },
        more: Math.max(0, rows.length - REPORT_ROWS),
      })),
    'GET /api/admin/reports.csv': (c, { query }) =>
      withReport(c, query, (report) =>
        csvFile(nameOf(c, query.group), reportLines(report, languageOf(c))),
      ),
    'GET /api/admin/month': (c, { query }) =>
      withMonth(c, query.month, (month) => showMonth(shop, month)),
    'GET /api/admin/month.csv': (c, { query }) =>
      withMonth(c, query.month, (month) =>
        csvFile(nameOf(c, query.month), monthLines(bookingsOf(month), languageOf(c))),
      ),
    'GET /api/admin/month-datev.csv': (c, { query }) => {
      const { adviser, client, chart, ...accounts } = catalogueOf(shop).firm?.datev ?? {};
      if (!adviser || !client || !chart) return failure(c, 'datev_incomplete');
      return withMonth(c, query.month, (month) => {
        if (!month.stripe) return failure(c, 'payment_unavailable');
        const bookings = bookingsOf(month);
        const rate = rateWithoutAccount(bookings);
        if (rate !== undefined) return failure(c, 'datev_rate', { values: { percent: `${rate}` } });
        const datev = { adviser, client, chart, ...accounts };
        const lines = datevLines(datev, month.period, bookings, shop.now());
        return csvFile(`EXTF_Buchungsstapel_${query.month}.csv`, lines, WESTERN);
      });
    },
  });
}
