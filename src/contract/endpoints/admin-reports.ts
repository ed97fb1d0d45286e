import {
  adminMonthQuery,
  adminMonthReply,
  adminReportQuery,
  adminReportReply,
} from '../admin-reports.ts';
import { type Endpoints, READERS } from './endpoint.ts';

const report = { for: READERS, query: adminReportQuery } as const;
const month = { for: READERS, query: adminMonthQuery } as const;

/** Figures and the accountant's month. Files have what the pages show, and no data of people. */
export const REPORT_ENDPOINTS = {
  'GET /api/admin/reports': { ...report, reply: adminReportReply },
  'GET /api/admin/reports.csv': report,
  'GET /api/admin/month': { ...month, reply: adminMonthReply },
  'GET /api/admin/month.csv': month,
  /** DATEV's booking batch; `datev_incomplete` without adviser and client, `datev_rate` for VAT without an account. */
  'GET /api/admin/month-datev.csv': month,
} as const satisfies Endpoints;
