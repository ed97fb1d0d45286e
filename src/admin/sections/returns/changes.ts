/** What a change of a withdrawal changes as well. */
export const CHANGES = [
  'GET /api/admin/returns',
  'GET /api/admin/packing',
  'GET /api/admin/log',
] as const;
