import { adminOrdersQuery, adminOrdersReply } from '../admin-orders.ts';
import { dashboardHistory, dashboardSnapshot } from '../dashboard.ts';
import type { Endpoints } from './endpoint.ts';

/** The dashboard refreshes by itself. */
const dashboard = { for: 'admin', byItself: true } as const;

export const DASHBOARD_ENDPOINTS = {
  'GET /api/admin/snapshot': { ...dashboard, reply: dashboardSnapshot },
  'GET /api/admin/history': { ...dashboard, reply: dashboardHistory },
  'GET /api/admin/orders': { ...dashboard, query: adminOrdersQuery, reply: adminOrdersReply },
  /** Server-sent events. */
  'GET /api/admin/live': dashboard,
} as const satisfies Endpoints;
