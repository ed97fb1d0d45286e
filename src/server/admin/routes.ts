import { Hono } from 'hono';
import type { HasServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { logRoutes } from './action-log.ts';
import { alertRoutes } from './alert-routes.ts';
import { backupRoutes } from './backup-routes.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { defectRoutes } from './defect-routes.ts';
import { goliveRoutes } from './golive-routes.ts';
import { mediaLibraryRoutes } from './media-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { packingRoutes } from './packing-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { personRoutes } from './person-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { reportRoutes } from './report-routes.ts';
import { returnRoutes } from './return-routes.ts';
import { securityLogRoutes } from './security-routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { stockRoutes } from './stock-routes.ts';
import { textRoutes } from './text-routes.ts';
import { transferRoutes } from './transfer-routes.ts';

/** The back office. */
export function adminRoutes(
  shop: PaymentShop & HasMedia & HasSecurityLog & HasServedCatalogue & HasSoldOut,
): Hono {
  const app = new Hono();
  const slices = [
    orderRoutes,
    packingRoutes,
    returnRoutes,
    reportRoutes,
    defectRoutes,
    messageRoutes,
    customerRoutes,
    codeRoutes,
    stockRoutes,
    catalogueRoutes,
    campaignRoutes,
    previewRoutes,
    textRoutes,
    transferRoutes,
    mediaLibraryRoutes,
    personRoutes,
    peopleRoutes,
    logRoutes,
    alertRoutes,
    securityLogRoutes,
    backupRoutes,
    goliveRoutes,
    settingsRoutes,
  ];
  for (const routes of slices) app.route('/', routes(shop));
  return app;
}
