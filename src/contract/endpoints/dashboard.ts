import { dashboardHistory, dashboardSnapshot } from '../dashboard.ts';
import { entriesReply } from '../entries.ts';
import { type Endpoints, MANAGERS } from './endpoint.ts';

/** The dashboard refreshes by itself. */
const dashboard = { for: MANAGERS, byItself: true } as const;

export const DASHBOARD_ENDPOINTS = {
  'GET /api/admin/dashboard/snapshot': { ...dashboard, reply: dashboardSnapshot },
  'GET /api/admin/dashboard/history': { ...dashboard, reply: dashboardHistory },
  'GET /api/admin/dashboard/entries': { ...dashboard, reply: entriesReply },
  /** Server-sent events. */
  'GET /api/admin/dashboard/live': dashboard,
} as const satisfies Endpoints;
