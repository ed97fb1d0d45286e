/** Paths below `/api/desk` in version 0.1 that have another name now. */
const RENAMED: Readonly<Record<string, string>> = {
  '/api/desk/troubles': '/api/admin/failed-deliveries',
  '/api/desk/mails/retry': '/api/admin/retry-mails',
  '/api/desk/campaigns/preview': '/api/admin/campaign-preview',
};

/**
 * Returns the path that answers requests to a path of version 0.1. Those of the back office answer until its screens
 * use the present ones.
 */
export function presentPath(method: string, path: string): string {
  if (path.startsWith('/api/desk/')) {
    return RENAMED[path] ?? path.replace('/api/desk/', '/api/admin/');
  }
  // The present `/api/admin/orders` takes a search by POST.
  if (method === 'GET' && /^\/api\/admin\/(snapshot|live|history|orders)$/.test(path)) {
    return path.replace('/api/admin/', '/api/admin/dashboard/');
  }
  return path;
}
