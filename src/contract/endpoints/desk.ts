import * as z from 'zod/mini';
import { deskBackupReply, deskReleaseReply } from '../desk-backup.ts';
import { deskCodeBody, deskCodesReply, deskSoldOutBody, deskSoldOutReply } from '../desk-codes.ts';
import { deskLogQuery, deskLogReply } from '../desk-log.ts';
import {
  deskAlertsReply,
  deskFailedDeliveriesReply,
  deskHandledBody,
  deskLostPaymentReply,
  deskMessagesQuery,
  deskMessagesReply,
  deskNewsletterReply,
  deskNothing,
} from '../desk-messages.ts';
import {
  deskOrderReply,
  deskOrdersBody,
  deskOrdersChoice,
  deskOrdersReply,
  deskParcelBody,
  deskRefundBody,
  deskResendBody,
  deskTrackingBody,
} from '../desk-orders.ts';
import { deskShipBody, deskShipReply, deskSlipsBody } from '../desk-packing.ts';
import { deskErasedReply, deskPersonBody, deskPersonReply } from '../desk-person.ts';
import {
  deskEndLoginsBody,
  deskRemoveFactorsBody,
  deskSecurityQuery,
  deskSecurityReply,
} from '../desk-security.ts';
import { deskStockBody, deskStockLogReply, deskStockReply } from '../desk-stock.ts';
import { formReply } from '../forms.ts';
import type { Endpoints } from './endpoint.ts';

const desk = { for: 'admin' } as const;
const fresh = { for: 'admin', fresh: 'always' } as const;
const params = { id: z.uuid() };
const order = { ...desk, params, reply: deskOrderReply } as const;
const plain = { ...desk, body: deskNothing, reply: formReply } as const;

/** Orders: search, export, detail, parcel and money back. */
export const ORDER_ENDPOINTS = {
  'POST /api/desk/orders': { ...desk, body: deskOrdersBody, reply: deskOrdersReply },
  'POST /api/desk/orders.csv': { ...fresh, body: deskOrdersChoice },
  'GET /api/desk/orders/:id': order,
  'POST /api/desk/orders/:id/parcel': { ...order, body: deskParcelBody },
  'POST /api/desk/orders/:id/parcel/undo': { ...order, body: deskNothing },
  'POST /api/desk/orders/:id/tracking': { ...order, body: deskTrackingBody },
  'POST /api/desk/orders/:id/refund': { ...order, fresh: 'always', body: deskRefundBody },
  'POST /api/desk/orders/:id/mails/:mail/resend': {
    ...order,
    params: { ...params, mail: z.uuid() },
    body: deskResendBody,
  },
} as const satisfies Endpoints;

export const PACKING_ENDPOINTS = {
  /** A PDF. Not fresh: printing is daily work, and the orders show the same addresses. */
  'POST /api/desk/packing-slips': { ...desk, body: deskSlipsBody },
  'POST /api/desk/ship-orders': { ...desk, body: deskShipBody, reply: deskShipReply },
} as const satisfies Endpoints;

/** Messages, the newsletter's addresses, and what could not be delivered or handled. */
export const MESSAGE_ENDPOINTS = {
  'GET /api/desk/messages': { ...desk, query: deskMessagesQuery, reply: deskMessagesReply },
  'POST /api/desk/messages/:id/handled': {
    ...desk,
    params,
    body: deskHandledBody,
    reply: formReply,
  },
  'GET /api/desk/newsletter': { ...desk, reply: deskNewsletterReply },
  'GET /api/desk/newsletter.csv': fresh,
  'GET /api/desk/troubles': { ...desk, reply: deskFailedDeliveriesReply },
  'POST /api/desk/mails/retry': plain,
  'POST /api/desk/mails/:id/retry': { ...plain, params },
  'POST /api/desk/events/:id/retry': plain,
} as const satisfies Endpoints;

/** Codes and sold-out variants. Every action returns the new list. */
export const DESK_CODE_ENDPOINTS = {
  'GET /api/desk/codes': { ...desk, reply: deskCodesReply },
  'POST /api/desk/codes': { ...fresh, body: deskCodeBody, reply: deskCodesReply },
  'POST /api/desk/codes/:code/stop': { ...fresh, body: deskNothing, reply: deskCodesReply },
  'POST /api/desk/codes/:code/resume': { ...fresh, body: deskNothing, reply: deskCodesReply },
  'GET /api/desk/sold-out': { ...desk, reply: deskSoldOutReply },
  'POST /api/desk/sold-out': { ...desk, body: deskSoldOutBody, reply: deskSoldOutReply },
} as const satisfies Endpoints;

/** Counted stock. A correction returns all counts. */
export const STOCK_ENDPOINTS = {
  'GET /api/desk/stock': { ...desk, reply: deskStockReply },
  'POST /api/desk/stock': { ...desk, body: deskStockBody, reply: deskStockReply },
  'GET /api/desk/stock/:item': { ...desk, reply: deskStockLogReply },
} as const satisfies Endpoints;

/** Data of one person, by mail address: counted, exported, erased. */
export const PERSON_ENDPOINTS = {
  'POST /api/desk/person': { ...desk, body: deskPersonBody, reply: deskPersonReply },
  'POST /api/desk/person/export': { ...fresh, body: deskPersonBody },
  'POST /api/desk/person/erase': { ...fresh, body: deskPersonBody, reply: deskErasedReply },
} as const satisfies Endpoints;

/** Open alerts, and what is known about money without an order. */
export const ALERT_ENDPOINTS = {
  'GET /api/desk/alerts': { ...desk, reply: deskAlertsReply },
  'GET /api/desk/alerts/:id/payment': { ...desk, params, reply: deskLostPaymentReply },
  'POST /api/desk/alerts/:id/dismiss': { ...plain, params },
} as const satisfies Endpoints;

export const LOG_ENDPOINTS = {
  'GET /api/desk/log': { ...desk, query: deskLogQuery, reply: deskLogReply },
} as const satisfies Endpoints;

/** The security log, and the way back for who lost a factor. */
export const DESK_SECURITY_ENDPOINTS = {
  'GET /api/desk/security': { ...desk, query: deskSecurityQuery, reply: deskSecurityReply },
  'POST /api/desk/remove-factors': { ...fresh, body: deskRemoveFactorsBody, reply: formReply },
  'POST /api/desk/end-logins': { ...fresh, body: deskEndLoginsBody, reply: formReply },
} as const satisfies Endpoints;

/** Backups, and the release of a restored shop's mails. */
export const BACKUP_ENDPOINTS = {
  'GET /api/desk/backup': { ...desk, reply: deskBackupReply },
  'POST /api/desk/backup/release-mails': { ...plain, reply: deskReleaseReply },
} as const satisfies Endpoints;
