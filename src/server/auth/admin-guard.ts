import type { Hono, MiddlewareHandler } from 'hono';
import { API } from '../../api-paths.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import type { Shop } from '../shop.ts';
import { type Admin, type AdminAccess, requireAdmin } from './require-admin.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Set by `guardAdmins` for every handler below `/api/admin` and `/api/desk`. */
    admin: Admin;
  }
}

interface AdminEndpoint extends AdminAccess {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

const ADMIN = { roles: ['admin'] } as const satisfies AdminAccess;
/** For what moves money, hands out data or gives discounts. */
const CONFIRMED = { ...ADMIN, confirmed: true } as const;
/** The dashboard refreshes by itself, so its requests don't count as use of the login. */
const BY_ITSELF = { ...ADMIN, byItself: true } as const;

/** Every endpoint of dashboard and back office with the roles that may call it. */
export const ADMIN_ENDPOINTS: readonly AdminEndpoint[] = [
  { method: 'POST', path: API.deskOrders, ...ADMIN },
  { method: 'POST', path: API.deskOrdersCsv, ...CONFIRMED },
  { method: 'POST', path: API.deskPackingSlips, ...CONFIRMED },
  { method: 'POST', path: API.deskShipOrders, ...ADMIN },
  { method: 'GET', path: API.deskOrder, ...ADMIN },
  { method: 'POST', path: API.deskParcel, ...ADMIN },
  { method: 'POST', path: API.deskRefund, ...CONFIRMED },
  { method: 'POST', path: API.deskMailResend, ...ADMIN },
  { method: 'GET', path: API.deskMessages, ...ADMIN },
  { method: 'POST', path: API.deskMessageHandled, ...ADMIN },
  { method: 'GET', path: API.deskNewsletter, ...ADMIN },
  { method: 'GET', path: API.deskNewsletterCsv, ...CONFIRMED },
  { method: 'GET', path: API.deskFailedDeliveries, ...ADMIN },
  { method: 'GET', path: API.deskBackup, ...ADMIN },
  { method: 'POST', path: API.deskReleaseMails, ...ADMIN },
  { method: 'POST', path: API.deskMailsRetry, ...ADMIN },
  { method: 'POST', path: API.deskMailRetry, ...ADMIN },
  { method: 'POST', path: API.deskEventRetry, ...ADMIN },
  { method: 'GET', path: API.deskCodes, ...ADMIN },
  { method: 'POST', path: API.deskCodes, ...CONFIRMED },
  { method: 'POST', path: API.deskCodeStop, ...ADMIN },
  { method: 'GET', path: API.deskSoldOut, ...ADMIN },
  { method: 'POST', path: API.deskSoldOut, ...ADMIN },
  { method: 'GET', path: API.deskStock, ...ADMIN },
  { method: 'POST', path: API.deskStock, ...ADMIN },
  { method: 'GET', path: API.deskStockLog, ...ADMIN },
  { method: 'GET', path: API.deskCatalogue, ...ADMIN },
  { method: 'GET', path: API.deskProducts, ...ADMIN },
  { method: 'GET', path: API.deskWaiting, ...ADMIN },
  { method: 'GET', path: API.deskPrices, ...ADMIN },
  // Not confirmed: drafts, which nobody sees until they are published.
  { method: 'POST', path: API.deskPrices, ...ADMIN },
  { method: 'POST', path: API.deskPricesUndo, ...ADMIN },
  { method: 'GET', path: API.deskEntry, ...ADMIN },
  { method: 'PUT', path: API.deskDraft, ...ADMIN },
  { method: 'DELETE', path: API.deskDraft, ...ADMIN },
  // Not confirmed: publishing is daily work, every version stays, and the log says whose it was.
  { method: 'POST', path: API.deskPublish, ...ADMIN },
  { method: 'GET', path: API.deskVersions, ...ADMIN },
  { method: 'GET', path: API.deskVersion, ...ADMIN },
  { method: 'POST', path: API.deskRevive, ...ADMIN },
  // Not confirmed, as publishing.
  { method: 'GET', path: API.deskCampaigns, ...ADMIN },
  { method: 'POST', path: API.deskCampaigns, ...ADMIN },
  { method: 'POST', path: API.deskCampaignPreview, ...ADMIN },
  { method: 'PUT', path: API.deskCampaign, ...ADMIN },
  { method: 'POST', path: API.deskCampaignEnd, ...ADMIN },
  { method: 'GET', path: API.deskMedia, ...ADMIN },
  { method: 'POST', path: API.deskMedia, ...ADMIN },
  { method: 'GET', path: API.deskPicture, ...ADMIN },
  { method: 'PATCH', path: API.deskPicture, ...ADMIN },
  { method: 'DELETE', path: API.deskPicture, ...ADMIN },
  { method: 'GET', path: API.deskPreview, ...ADMIN },
  { method: 'GET', path: API.deskCatalogueExport, ...ADMIN },
  { method: 'POST', path: API.deskCatalogueImport, ...ADMIN },
  { method: 'POST', path: API.deskPerson, ...ADMIN },
  { method: 'POST', path: API.deskPersonExport, ...CONFIRMED },
  { method: 'POST', path: API.deskPersonErase, ...CONFIRMED },
  { method: 'GET', path: API.deskLog, ...ADMIN },
  { method: 'GET', path: API.deskAlerts, ...ADMIN },
  { method: 'GET', path: API.deskLostPayment, ...ADMIN },
  { method: 'POST', path: API.deskAlertDismiss, ...ADMIN },
  { method: 'GET', path: API.deskSecurity, ...ADMIN },
  { method: 'POST', path: API.deskRemoveFactors, ...CONFIRMED },
  { method: 'GET', path: API.adminSnapshot, ...BY_ITSELF },
  { method: 'GET', path: API.adminHistory, ...BY_ITSELF },
  { method: 'GET', path: API.adminOrders, ...BY_ITSELF },
  { method: 'GET', path: API.adminLive, ...BY_ITSELF },
];

function guard(shop: Shop, access: AdminAccess): MiddlewareHandler {
  return async (c, next) => {
    const refused = limited(c, shop, 'admin');
    if (refused) return refused;
    const check = await requireAdmin(shop, c.req.raw, access);
    if (!check.ok) return failure(c, check.code);
    c.set('admin', check.user);
    return next();
  };
}

/**
 * Guards everything below `/api/admin` and `/api/desk`; register it before the slices. The database is asked
 * on every request. A route without a row in the table is never reached.
 */
export function guardAdmins(app: Hono, shop: Shop): void {
  for (const { method, path, ...access } of ADMIN_ENDPOINTS) {
    app.on(method, path, guard(shop, access));
  }
  for (const folder of ['/api/admin/*', '/api/desk/*']) {
    app.use(folder, async (c, next) => (c.var.admin === undefined ? c.notFound() : next()));
  }
}
