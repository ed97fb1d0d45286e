/** Queries that a changed withdrawal makes stale. */
export const CHANGES = [
  'GET /api/admin/returns',
  'GET /api/admin/packing',
  'GET /api/admin/log',
] as const;

/** Queries that a changed complaint makes stale. */
export const DEFECT_CHANGES = ['GET /api/admin/defects', 'GET /api/admin/log'] as const;
