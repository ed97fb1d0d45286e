import * as z from 'zod/mini';
import { adminBackupKeyBody, adminBackupReply, adminReleaseReply } from '../admin-backup.ts';
import {
  adminCarrierFileBody,
  adminCarrierReply,
  adminCarrierReplyBody,
  REPLY_LIMIT_BYTES,
} from '../admin-carrier-files.ts';
import {
  adminCodeBody,
  adminCodeName,
  adminCodesReply,
  adminCodeTerms,
  adminSoldOutBody,
  adminSoldOutReply,
} from '../admin-codes.ts';
import {
  adminCustomerReply,
  adminCustomersBody,
  adminCustomersChoice,
  adminCustomersReply,
} from '../admin-customers.ts';
import {
  adminDeliveryBody,
  adminDeliveryRows,
  adminDeliveryText,
  adminReorderReply,
} from '../admin-delivery.ts';
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
  adminPaperBody,
  adminRefundBody,
  adminResendBody,
} from '../admin-orders.ts';
import {
  adminPackingReply,
  adminShipBody,
  adminShipReply,
  adminSlipsBody,
  adminUnshipBody,
  adminUnshipReply,
} from '../admin-packing.ts';
import {
  adminAddressBody,
  adminNoteBody,
  adminParcelBody,
  adminTrackingBody,
} from '../admin-parcels.ts';
import { adminInviteBody, adminPeopleReply, adminRoleBody, personId } from '../admin-people.ts';
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
import { closedOrderBody, closedOrderReply } from '../closed-orders.ts';
import { formReply } from '../forms.ts';
import { adminCartBody } from '../mailed-cart.ts';
import { paperNumber } from '../papers.ts';
import { adminReviewBody, adminReviewsReply, reviewsQuery } from '../reviews.ts';
import { type Endpoints, MANAGERS, OWNER, PACKERS, READERS } from './endpoint.ts';

const managers = { for: MANAGERS } as const;
const fresh = { for: MANAGERS, fresh: 'always' } as const;
const params = { id: z.uuid() };
const owner = { for: OWNER } as const;
const ownerFresh = { ...owner, fresh: 'always' } as const;
const people = { ...ownerFresh, reply: adminPeopleReply } as const;
const person = { ...people, params: { id: personId } } as const;
const packers = { for: PACKERS } as const;
const order = { ...managers, params, reply: adminOrderReply } as const;
const plain = { ...managers, body: adminNothing, reply: formReply } as const;

/** Orders: search, export, detail, parcel and money back; carts of orders by telephone. */
export const ORDER_ENDPOINTS = {
  'POST /api/admin/carts': { ...managers, body: adminCartBody, reply: formReply },
  'POST /api/admin/orders': { for: READERS, body: adminOrdersBody, reply: adminOrdersReply },
  'POST /api/admin/orders.csv': { for: READERS, fresh: 'always', body: adminOrdersChoice },
  'GET /api/admin/orders/:id': { ...order, for: READERS, params: { id: adminOrderKey } },
  'POST /api/admin/orders/:id/parcel': { ...order, body: adminParcelBody },
  'POST /api/admin/orders/:id/parcel/undo': { ...order, body: adminNothing },
  'POST /api/admin/orders/:id/tracking': { ...order, fresh: 'always', body: adminTrackingBody },
  'POST /api/admin/orders/:id/note': {
    ...packers,
    params,
    body: adminNoteBody,
    reply: formReply,
  },
  'POST /api/admin/orders/:id/address': { ...order, fresh: 'always', body: adminAddressBody },
  'POST /api/admin/orders/:id/paper': { ...order, fresh: 'always', body: adminPaperBody },
  /** A PDF. Not fresh: its order shows the same. */
  'GET /api/admin/papers/:number': { for: READERS, params: { number: paperNumber } },
  'POST /api/admin/orders/:id/refund': { ...order, fresh: 'always', body: adminRefundBody },
  /** Reads what a closed order no longer shows, with a reason. */
  'POST /api/admin/orders/:id/closed': {
    ...ownerFresh,
    params,
    body: closedOrderBody,
    reply: closedOrderReply,
  },
  'POST /api/admin/orders/:id/mails/:mail/resend': {
    ...order,
    params: { ...params, mail: z.uuid() },
    body: adminResendBody,
  },
} as const satisfies Endpoints;

export const PACKING_ENDPOINTS = {
  'GET /api/admin/packing': { ...packers, reply: adminPackingReply },
  /** A PDF. Not fresh: printing is daily work, and the orders show the same addresses. */
  'POST /api/admin/packing-slips': { ...packers, body: adminSlipsBody },
  /** A table for a parcel service; not fresh for the same reason. */
  'POST /api/admin/carrier-file': { ...packers, body: adminCarrierFileBody },
  'POST /api/admin/carrier-reply': {
    ...packers,
    body: adminCarrierReplyBody,
    bodyLimit: REPLY_LIMIT_BYTES,
    reply: adminCarrierReply,
  },
  'POST /api/admin/ship-orders': { ...packers, body: adminShipBody, reply: adminShipReply },
  'POST /api/admin/unship-orders': { ...packers, body: adminUnshipBody, reply: adminUnshipReply },
} as const satisfies Endpoints;

/** Withdrawals; goods and money are steps of their orders. */
export const RETURN_ENDPOINTS = {
  'GET /api/admin/returns': { ...managers, query: adminReturnsQuery, reply: adminReturnsReply },
  'POST /api/admin/returns': { ...plain, body: adminReturnBody },
  'POST /api/admin/returns/:id/order': { ...plain, params, body: adminReturnOrderBody },
  'POST /api/admin/returns/:id/done': { ...plain, params, body: adminReturnDoneBody },
} as const satisfies Endpoints;

export const CUSTOMER_ENDPOINTS = {
  'POST /api/admin/customers': {
    ...managers,
    body: adminCustomersBody,
    reply: adminCustomersReply,
  },
  'POST /api/admin/customers.csv': { ...fresh, body: adminCustomersChoice },
  'GET /api/admin/customers/:id': { ...managers, params, reply: adminCustomerReply },
} as const satisfies Endpoints;

/** Messages, the newsletter's addresses, and what could not be delivered or handled. */
export const MESSAGE_ENDPOINTS = {
  'GET /api/admin/messages': { ...managers, query: adminMessagesQuery, reply: adminMessagesReply },
  'GET /api/admin/messages/:id': { ...managers, params, reply: adminMessageReply },
  'POST /api/admin/messages/:id/reply': { ...plain, params, body: adminMessageReplyBody },
  'POST /api/admin/messages/:id/handled': {
    ...managers,
    params,
    body: adminHandledBody,
    reply: formReply,
  },
  'GET /api/admin/reviews': { ...managers, query: reviewsQuery, reply: adminReviewsReply },
  'POST /api/admin/reviews/:id': { ...plain, params, body: adminReviewBody },
  'GET /api/admin/newsletter': { ...managers, reply: adminNewsletterReply },
  'GET /api/admin/newsletter.csv': fresh,
  'GET /api/admin/failed-deliveries': { ...managers, reply: adminFailedDeliveriesReply },
  'POST /api/admin/retry-mails': plain,
  'POST /api/admin/mails/:id/retry': { ...plain, params },
  'POST /api/admin/events/:id/retry': plain,
} as const satisfies Endpoints;

/** Codes and sold-out variants. Every action returns the new list. */
export const ADMIN_CODE_ENDPOINTS = {
  'GET /api/admin/codes': { ...managers, reply: adminCodesReply },
  'POST /api/admin/codes': { ...fresh, body: adminCodeBody, reply: adminCodesReply },
  'POST /api/admin/codes.csv': { ...fresh, body: adminCodeName },
  'PUT /api/admin/codes/:code': { ...fresh, body: adminCodeTerms, reply: adminCodesReply },
  'POST /api/admin/codes/:code/stop': { ...fresh, body: adminNothing, reply: adminCodesReply },
  'POST /api/admin/codes/:code/resume': { ...fresh, body: adminNothing, reply: adminCodesReply },
  'POST /api/admin/sold-out': { ...packers, body: adminSoldOutBody, reply: adminSoldOutReply },
} as const satisfies Endpoints;

/** Counted stock. */
export const STOCK_ENDPOINTS = {
  'POST /api/admin/stock/search': { ...packers, body: adminStockChoice, reply: adminStockReply },
  'POST /api/admin/stock': { ...plain, ...packers, body: adminStockBody },
  'GET /api/admin/stock/:item': { ...packers, reply: adminStockLogReply },
  'POST /api/admin/stock-preview': {
    ...packers,
    body: adminDeliveryText,
    reply: adminDeliveryRows,
  },
  'GET /api/admin/stock-reorder': { ...packers, reply: adminReorderReply },
  'GET /api/admin/stock-reorder.csv': packers,
  'POST /api/admin/stock-deliveries': { ...plain, ...packers, body: adminDeliveryBody },
} as const satisfies Endpoints;

/** Data of one person, by mail address: counted, exported, erased. */
export const PERSON_ENDPOINTS = {
  'POST /api/admin/person': { ...managers, body: adminPersonBody, reply: adminPersonReply },
  'POST /api/admin/person/export': { ...fresh, body: adminPersonBody },
  'POST /api/admin/person/erase': { ...fresh, body: adminPersonBody, reply: adminErasedReply },
} as const satisfies Endpoints;

/** The people of the back office. Every change returns the new list. */
export const PEOPLE_ENDPOINTS = {
  'GET /api/admin/people': { ...owner, reply: adminPeopleReply },
  'POST /api/admin/invitations': { ...people, body: adminInviteBody },
  'POST /api/admin/invitations/:id/resend': { ...person, body: adminNothing },
  'DELETE /api/admin/invitations/:id': person,
  'PUT /api/admin/people/:id': { ...person, body: adminRoleBody },
  'DELETE /api/admin/people/:id': person,
} as const satisfies Endpoints;

/** Open alerts, and what is known about money without an order. */
export const ALERT_ENDPOINTS = {
  'GET /api/admin/alerts': { ...managers, reply: adminAlertsReply },
  'GET /api/admin/alerts/:id/payment': { ...managers, params, reply: adminLostPaymentReply },
  'POST /api/admin/alerts/:id/dismiss': { ...plain, params },
} as const satisfies Endpoints;

export const LOG_ENDPOINTS = {
  'GET /api/admin/log': { ...managers, query: adminLogQuery, reply: adminLogReply },
} as const satisfies Endpoints;

/** The security log, and the way back for who lost a factor. */
export const ADMIN_SECURITY_ENDPOINTS = {
  'GET /api/admin/security': { ...owner, query: adminSecurityQuery, reply: adminSecurityReply },
  'POST /api/admin/remove-factors': {
    ...ownerFresh,
    body: adminRemoveFactorsBody,
    reply: formReply,
  },
  'POST /api/admin/end-logins': { ...ownerFresh, body: adminEndLoginsBody, reply: formReply },
} as const satisfies Endpoints;

/** Checks of a live shop, and their results. */
export const GOLIVE_ENDPOINTS = {
  'GET /api/admin/golive': { ...owner, reply: adminGoliveReply },
  /** Runs all checks, and opens the shop if they hold. */
  'POST /api/admin/golive/open': { ...ownerFresh, body: adminNothing, reply: formReply },
  /** Stores the EU's notice about the legal guarantee in one language. */
  'POST /api/admin/golive/notice': {
    ...ownerFresh,
    body: adminNoticeBody,
    bodyLimit: NOTICE_LIMIT_BYTES,
    reply: formReply,
  },
} as const satisfies Endpoints;

/** Defaults of the settings; they are stored and published as entries of the catalogue. */
export const SETTINGS_ENDPOINTS = {
  'GET /api/admin/settings': { ...owner, reply: adminSettingsReply },
} as const satisfies Endpoints;

/** Backups, and the release of a restored shop's mails. */
export const BACKUP_ENDPOINTS = {
  'GET /api/admin/backup': { ...owner, reply: adminBackupReply },
  /** Makes one now. */
  'POST /api/admin/backup': { ...owner, body: adminNothing, reply: adminBackupReply },
  'POST /api/admin/backup/key': {
    ...ownerFresh,
    body: adminBackupKeyBody,
    reply: adminBackupReply,
  },
  'POST /api/admin/backup/release-mails': {
    ...ownerFresh,
    body: adminNothing,
    reply: adminReleaseReply,
  },
} as const satisfies Endpoints;
