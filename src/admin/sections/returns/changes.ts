/** Queries that a changed withdrawal makes stale. */
export const CHANGES = [
  'GET /api/admin/returns',
  'GET /api/admin/packing',
  'GET /api/admin/log',
] as const;
