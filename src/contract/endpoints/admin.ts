import * as z from 'zod/mini';
import { adminBackupKeyBody, adminBackupReply, adminReleaseReply } from '../admin-backup.ts';
import {
  adminCodeBody,
  adminCodesReply,
  adminSoldOutBody,
  adminSoldOutReply,
} from '../admin-codes.ts';
import {
  adminCustomerReply,
  adminCustomersBody,
  adminCustomersChoice,
  adminCustomersReply,
} from '../admin-customers.ts';
import { adminGoliveReply, adminNoticeBody, NOTICE_LIMIT_BYTES } from '../admin-golive.ts';
import { adminLogQuery, adminLogReply } from '../admin-log.ts';
import {
  adminAlertsReply,
  adminFailedDeliveriesReply,
  adminHandledBody,
  adminLostPaymentReply,
  adminMessageReply,
  adminMessageReplyBody,
  adminMessagesQuery,
  adminMessagesReply,
  adminNewsletterReply,
  adminNothing,
} from '../admin-messages.ts';
import {
  adminOrderKey,
  adminOrderReply,
  adminOrdersBody,
  adminOrdersChoice,
  adminOrdersReply,
  adminParcelBody,
  adminRefundBody,
  adminResendBody,
  adminTrackingBody,
} from '../admin-orders.ts';
import {
  adminPackingReply,
  adminShipBody,
  adminShipReply,
  adminSlipsBody,
  adminUnshipBody,
  adminUnshipReply,
} from '../admin-packing.ts';
import { adminErasedReply, adminPersonBody, adminPersonReply } from '../admin-person.ts';
import {
  adminReturnBody,
  adminReturnDoneBody,
  adminReturnOrderBody,
  adminReturnsQuery,
  adminReturnsReply,
} from '../admin-returns.ts';
import {
  adminEndLoginsBody,
  adminRemoveFactorsBody,
  adminSecurityQuery,
  adminSecurityReply,
} from '../admin-security.ts';
import { adminSettingsReply } from '../admin-settings.ts';
import {
  adminStockBody,
  adminStockChoice,
  adminStockLogReply,
  adminStockReply,
} from '../admin-stock.ts';
import { formReply } from '../forms.ts';
import type { Endpoints } from './endpoint.ts';

const ownerOnly = { for: 'admin' } as const;
const fresh = { for: 'admin', fresh: 'always' } as const;
const params = { id: z.uuid() };
const order = { ...ownerOnly, params, reply: adminOrderReply } as const;
const plain = { ...ownerOnly, body: adminNothing, reply: formReply } as const;

/** Orders: search, export, detail, parcel and money back. */
export const ORDER_ENDPOINTS = {
  'POST /api/admin/orders': { ...ownerOnly, body: adminOrdersBody, reply: adminOrdersReply },
  'POST /api/admin/orders.csv': { ...fresh, body: adminOrdersChoice },
  'GET /api/admin/orders/:id': { ...order, params: { id: adminOrderKey } },
  'POST /api/admin/orders/:id/parcel': { ...order, body: adminParcelBody },
  'POST /api/admin/orders/:id/parcel/undo': { ...order, body: adminNothing },
  'POST /api/admin/orders/:id/tracking': { ...order, fresh: 'always', body: adminTrackingBody },
  'POST /api/admin/orders/:id/refund': { ...order, fresh: 'always', body: adminRefundBody },
  'POST /api/admin/orders/:id/mails/:mail/resend': {
    ...order,
    params: { ...params, mail: z.uuid() },
    body: adminResendBody,
  },
} as const satisfies Endpoints;

export const PACKING_ENDPOINTS = {
  'GET /api/admin/packing': { ...ownerOnly, reply: adminPackingReply },
  /** A PDF. Not fresh: printing is daily work, and the orders show the same addresses. */
  'POST /api/admin/packing-slips': { ...ownerOnly, body: adminSlipsBody },
  'POST /api/admin/ship-orders': { ...ownerOnly, body: adminShipBody, reply: adminShipReply },
  'POST /api/admin/unship-orders': { ...ownerOnly, body: adminUnshipBody, reply: adminUnshipReply },
} as const satisfies Endpoints;

/** Withdrawals; goods and money are steps of their orders. */
export const RETURN_ENDPOINTS = {
  'GET /api/admin/returns': { ...ownerOnly, query: adminReturnsQuery, reply: adminReturnsReply },
  'POST /api/admin/returns': { ...plain, body: adminReturnBody },
  'POST /api/admin/returns/:id/order': { ...plain, params, body: adminReturnOrderBody },
  'POST /api/admin/returns/:id/done': { ...plain, params, body: adminReturnDoneBody },
} as const satisfies Endpoints;

export const CUSTOMER_ENDPOINTS = {
  'POST /api/admin/customers': {
    ...ownerOnly,
    body: adminCustomersBody,
    reply: adminCustomersReply,
  },
  'POST /api/admin/customers.csv': { ...fresh, body: adminCustomersChoice },
  'GET /api/admin/customers/:id': { ...ownerOnly, params, reply: adminCustomerReply },
} as const satisfies Endpoints;

/** Messages, the newsletter's addresses, and what could not be delivered or handled. */
export const MESSAGE_ENDPOINTS = {
  'GET /api/admin/messages': { ...ownerOnly, query: adminMessagesQuery, reply: adminMessagesReply },
  'GET /api/admin/messages/:id': { ...ownerOnly, params, reply: adminMessageReply },
  'POST /api/admin/messages/:id/reply': { ...plain, params, body: adminMessageReplyBody },
  'POST /api/admin/messages/:id/handled': {
    ...ownerOnly,
    params,
    body: adminHandledBody,
    reply: formReply,
  },
  'GET /api/admin/newsletter': { ...ownerOnly, reply: adminNewsletterReply },
  'GET /api/admin/newsletter.csv': fresh,
  'GET /api/admin/failed-deliveries': { ...ownerOnly, reply: adminFailedDeliveriesReply },
  'POST /api/admin/retry-mails': plain,
  'POST /api/admin/mails/:id/retry': { ...plain, params },
  'POST /api/admin/events/:id/retry': plain,
} as const satisfies Endpoints;

/** Codes and sold-out variants. Every action returns the new list. */
export const ADMIN_CODE_ENDPOINTS = {
  'GET /api/admin/codes': { ...ownerOnly, reply: adminCodesReply },
  'POST /api/admin/codes': { ...fresh, body: adminCodeBody, reply: adminCodesReply },
  'POST /api/admin/codes/:code/stop': { ...fresh, body: adminNothing, reply: adminCodesReply },
  'POST /api/admin/codes/:code/resume': { ...fresh, body: adminNothing, reply: adminCodesReply },
  'POST /api/admin/sold-out': { ...ownerOnly, body: adminSoldOutBody, reply: adminSoldOutReply },
} as const satisfies Endpoints;

/** Counted stock. */
export const STOCK_ENDPOINTS = {
  'POST /api/admin/stock/search': { ...ownerOnly, body: adminStockChoice, reply: adminStockReply },
  'POST /api/admin/stock': { ...plain, body: adminStockBody },
  'GET /api/admin/stock/:item': { ...ownerOnly, reply: adminStockLogReply },
} as const satisfies Endpoints;

/** Data of one person, by mail address: counted, exported, erased. */
export const PERSON_ENDPOINTS = {
  'POST /api/admin/person': { ...ownerOnly, body: adminPersonBody, reply: adminPersonReply },
  'POST /api/admin/person/export': { ...fresh, body: adminPersonBody },
  'POST /api/admin/person/erase': { ...fresh, body: adminPersonBody, reply: adminErasedReply },
} as const satisfies Endpoints;

/** Open alerts, and what is known about money without an order. */
export const ALERT_ENDPOINTS = {
  'GET /api/admin/alerts': { ...ownerOnly, reply: adminAlertsReply },
  'GET /api/admin/alerts/:id/payment': { ...ownerOnly, params, reply: adminLostPaymentReply },
  'POST /api/admin/alerts/:id/dismiss': { ...plain, params },
} as const satisfies Endpoints;

export const LOG_ENDPOINTS = {
  'GET /api/admin/log': { ...ownerOnly, query: adminLogQuery, reply: adminLogReply },
} as const satisfies Endpoints;

/** The security log, and the way back for who lost a factor. */
export const ADMIN_SECURITY_ENDPOINTS = {
  'GET /api/admin/security': { ...ownerOnly, query: adminSecurityQuery, reply: adminSecurityReply },
  'POST /api/admin/remove-factors': { ...fresh, body: adminRemoveFactorsBody, reply: formReply },
  'POST /api/admin/end-logins': { ...fresh, body: adminEndLoginsBody, reply: formReply },
} as const satisfies Endpoints;

/** Checks of a live shop, and their results. */
export const GOLIVE_ENDPOINTS = {
  'GET /api/admin/golive': { ...ownerOnly, reply: adminGoliveReply },
  /** Runs all checks, and opens the shop if they hold. */
  'POST /api/admin/golive/open': { ...fresh, body: adminNothing, reply: formReply },
  /** Stores the EU's notice about the legal guarantee in one language. */
  'POST /api/admin/golive/notice': {
    ...fresh,
    body: adminNoticeBody,
    bodyLimit: NOTICE_LIMIT_BYTES,
    reply: formReply,
  },
} as const satisfies Endpoints;

/** Defaults of the settings; they are stored and published as entries of the catalogue. */
export const SETTINGS_ENDPOINTS = {
  'GET /api/admin/settings': { ...ownerOnly, reply: adminSettingsReply },
} as const satisfies Endpoints;

/** Backups, and the release of a restored shop's mails. */
export const BACKUP_ENDPOINTS = {
  'GET /api/admin/backup': { ...ownerOnly, reply: adminBackupReply },
  /** Makes one now. */
  'POST /api/admin/backup': { ...ownerOnly, body: adminNothing, reply: adminBackupReply },
  'POST /api/admin/backup/key': { ...fresh, body: adminBackupKeyBody, reply: adminBackupReply },
  'POST /api/admin/backup/release-mails': {
    ...fresh,
    body: adminNothing,
    reply: adminReleaseReply,
  },
} as const satisfies Endpoints;
