import type { Hono, MiddlewareHandler } from 'hono';
import { API } from '#api-paths.ts';
import { DESK_API } from '#desk-paths.ts';
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
/** For what moves money, hands out files of data, gives discounts or changes what shoppers see. */
const CONFIRMED = { ...ADMIN, confirmed: true } as const;
/** The dashboard refreshes by itself, so its requests don't count as use of the login. */
const BY_ITSELF = { ...ADMIN, byItself: true } as const;

/** Every endpoint of dashboard and back office with the roles that may call it. */
export const ADMIN_ENDPOINTS: readonly AdminEndpoint[] = [
  { method: 'POST', path: DESK_API.deskOrders, ...ADMIN },
  { method: 'POST', path: DESK_API.deskOrdersCsv, ...CONFIRMED },
  // Not confirmed: printing is daily work, and the orders show the same addresses.
  { method: 'POST', path: DESK_API.deskPackingSlips, ...ADMIN },
  { method: 'POST', path: DESK_API.deskShipOrders, ...ADMIN },
  { method: 'GET', path: DESK_API.deskOrder, ...ADMIN },
  { method: 'POST', path: DESK_API.deskParcel, ...ADMIN },
  { method: 'POST', path: DESK_API.deskParcelUndo, ...ADMIN },
  { method: 'POST', path: DESK_API.deskTracking, ...ADMIN },
  { method: 'POST', path: DESK_API.deskRefund, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskMailResend, ...ADMIN },
  { method: 'GET', path: DESK_API.deskMessages, ...ADMIN },
  { method: 'POST', path: DESK_API.deskMessageHandled, ...ADMIN },
  { method: 'GET', path: DESK_API.deskNewsletter, ...ADMIN },
  { method: 'GET', path: DESK_API.deskNewsletterCsv, ...CONFIRMED },
  { method: 'GET', path: DESK_API.deskFailedDeliveries, ...ADMIN },
  { method: 'GET', path: DESK_API.deskBackup, ...ADMIN },
  { method: 'POST', path: DESK_API.deskReleaseMails, ...ADMIN },
  { method: 'POST', path: DESK_API.deskMailsRetry, ...ADMIN },
  { method: 'POST', path: DESK_API.deskMailRetry, ...ADMIN },
  { method: 'POST', path: DESK_API.deskEventRetry, ...ADMIN },
  { method: 'GET', path: DESK_API.deskCodes, ...ADMIN },
  { method: 'POST', path: DESK_API.deskCodes, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskCodeStop, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskCodeResume, ...CONFIRMED },
  { method: 'GET', path: DESK_API.deskSoldOut, ...ADMIN },
  { method: 'POST', path: DESK_API.deskSoldOut, ...ADMIN },
  { method: 'GET', path: DESK_API.deskStock, ...ADMIN },
  { method: 'POST', path: DESK_API.deskStock, ...ADMIN },
  { method: 'GET', path: DESK_API.deskStockLog, ...ADMIN },
  { method: 'GET', path: DESK_API.deskCatalogue, ...ADMIN },
  { method: 'GET', path: DESK_API.deskProducts, ...ADMIN },
  { method: 'GET', path: DESK_API.deskWaiting, ...ADMIN },
  // Not confirmed: drafts, which nobody sees until they are published.
  { method: 'GET', path: DESK_API.deskEntry, ...ADMIN },
  { method: 'PUT', path: DESK_API.deskDraft, ...ADMIN },
  { method: 'DELETE', path: DESK_API.deskDraft, ...ADMIN },
  { method: 'DELETE', path: DESK_API.deskDrafts, ...ADMIN },
  { method: 'POST', path: DESK_API.deskPublish, ...CONFIRMED },
  { method: 'GET', path: DESK_API.deskVersions, ...ADMIN },
  { method: 'GET', path: DESK_API.deskVersion, ...ADMIN },
  { method: 'GET', path: DESK_API.deskRevive, ...ADMIN },
  { method: 'POST', path: DESK_API.deskRevive, ...ADMIN },
  { method: 'GET', path: DESK_API.deskCampaigns, ...ADMIN },
  { method: 'POST', path: DESK_API.deskCampaigns, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskCampaignPreview, ...ADMIN },
  { method: 'PUT', path: DESK_API.deskCampaign, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskCampaignEnd, ...CONFIRMED },
  { method: 'GET', path: DESK_API.deskMedia, ...ADMIN },
  { method: 'POST', path: DESK_API.deskMedia, ...ADMIN },
  { method: 'GET', path: DESK_API.deskPicture, ...ADMIN },
  { method: 'PATCH', path: DESK_API.deskPicture, ...ADMIN },
  { method: 'DELETE', path: DESK_API.deskPicture, ...CONFIRMED },
  { method: 'GET', path: DESK_API.deskPreview, ...ADMIN },
  { method: 'GET', path: DESK_API.deskCatalogueExport, ...ADMIN },
  { method: 'POST', path: DESK_API.deskCatalogueImport, ...ADMIN },
  { method: 'POST', path: DESK_API.deskPerson, ...ADMIN },
  { method: 'POST', path: DESK_API.deskPersonExport, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskPersonErase, ...CONFIRMED },
  { method: 'GET', path: DESK_API.deskLog, ...ADMIN },
  { method: 'GET', path: DESK_API.deskAlerts, ...ADMIN },
  { method: 'GET', path: DESK_API.deskLostPayment, ...ADMIN },
  { method: 'POST', path: DESK_API.deskAlertDismiss, ...ADMIN },
  { method: 'GET', path: DESK_API.deskSecurity, ...ADMIN },
  { method: 'POST', path: DESK_API.deskRemoveFactors, ...CONFIRMED },
  { method: 'POST', path: DESK_API.deskEndLogins, ...CONFIRMED },
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
