import * as z from 'zod/mini';
import { COMPARISONS, monthName, REPORT_GROUPS } from './admin-list.ts';

/** The back office: figures of a period, and a month for the accountant. Money in cents. */

/** Rows of a reply at most: the largest, or the newest days. A file has all. */
export const REPORT_ROWS = 400;

/** `GET /api/admin/reports`, and the same as a table; both days are included. Refused with `period_in_future`. */
export const adminReportQuery = z.strictObject({
  group: z.enum(REPORT_GROUPS),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  compare: z.optional(z.enum(COMPARISONS)),
});
export type AdminReportQuery = z.infer<typeof adminReportQuery>;

const figures = {
  /** Payments less refunds and lost disputes, each at its own time. */
  revenue: z.number(),
  orders: z.number(),
  pieces: z.number(),
  /** Money that went back, lost disputes included. */
  refunds: z.number(),
  /** Pieces that were paid back. */
  returns: z.number(),
  /** Fees for payments. */
  fees: z.number(),
};
const reportFigures = z.object(figures);
export type ReportFigures = z.infer<typeof reportFigures>;
const reportRow = z.object({
  /** Day, month or id; '' for what has none: shipping, an order without a code, a visit without a source. */
  key: z.string(),
  name: z.string(),
  ...figures,
  before: z.nullable(reportFigures),
});
export type ReportRow = z.infer<typeof reportRow>;
export const adminReportReply = z.object({
  rows: z.array(reportRow),
  total: reportRow,
  /** Rows that only the file has. */
  more: z.number(),
  is_demo: z.boolean(),
});
export type AdminReportReply = z.infer<typeof adminReportReply>;

/** `GET /api/admin/month` and its files: `2026-11`. Refused with `period_in_future`. */
export const adminMonthQuery = z.strictObject({
  month: monthName,
});

const counted = z.object({
  count: z.number(),
  cents: z.number(),
  /** Numbers of the first and the last paper. */
  papers: z.nullable(z.tuple([z.string(), z.string()])),
});

export const adminMonthReply = z.object({
  sales: counted,
  refunds: counted,
  /** Lost to banks. */
  disputes: counted,
  revenue: z.number(),
  /** Revenue by rate, and the VAT in it. */
  vat: z.array(z.object({ percent: z.number(), revenue: z.number(), vat: z.number() })),
  /** For payments, and for disputes and the account where Stripe tells. */
  fees: z.number(),
  /** Null if Stripe can't be read now, or not with this key. */
  payouts: z.nullable(
    z.array(z.object({ id: z.string(), at: z.string(), cents: z.number(), is_paid: z.boolean() })),
  ),
  open: z.object({ refunds: counted, disputes: counted }),
});
export type AdminMonthReply = z.infer<typeof adminMonthReply>;
