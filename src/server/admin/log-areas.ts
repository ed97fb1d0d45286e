import type { LOG_AREAS } from '#contract/admin-log.ts';

type LogArea = (typeof LOG_AREAS)[number];

/** What the back office's own actions belong to; those done to an order belong to the orders. */
const AREA_OF = {
  orders_exported: 'orders',
  slips_exported: 'orders',
  carrier_file_exported: 'orders',
  cart_mailed: 'orders',
  withdrawal_entered: 'orders',
  withdrawal_matched: 'orders',
  withdrawal_done: 'orders',
  withdrawal_reopened: 'orders',
  defect_answered: 'orders',
  defect_done: 'orders',
  defect_reopened: 'orders',
  closed_order_read: 'orders',
  catalogue_published: 'range',
  drafts_discarded: 'range',
  catalogue_exported: 'range',
  catalogue_imported: 'range',
  folder_imported: 'range',
  picture_uploaded: 'range',
  picture_changed: 'range',
  picture_removed: 'range',
  campaign_planned: 'campaigns',
  campaign_changed: 'campaigns',
  campaign_ended: 'campaigns',
  campaign_cancelled: 'campaigns',
  marked_sold_out: 'stock',
  marked_available: 'stock',
  stock_corrected: 'stock',
  stock_delivered: 'stock',
  delivery_undone: 'stock',
  code_created: 'codes',
  code_changed: 'codes',
  code_stopped: 'codes',
  code_resumed: 'codes',
  message_handled: 'people',
  message_reopened: 'people',
  message_answered: 'people',
  review_shown: 'people',
  review_refused: 'people',
  customers_exported: 'people',
  newsletter_exported: 'people',
  person_exported: 'people',
  person_erased: 'people',
  factors_removed: 'people',
  person_invited: 'people',
  invitation_resent: 'people',
  invitation_withdrawn: 'people',
  role_changed: 'people',
  person_left: 'people',
  mail_retried: 'house',
  mail_tested: 'house',
  payment_event_retried: 'house',
  alert_dismissed: 'house',
  mails_released: 'house',
  backup_key_made: 'house',
  shop_opened: 'house',
  notice_stored: 'house',
  backup_asked: 'house',
} as const satisfies Readonly<Record<string, LogArea>>;

export type AdminAction = keyof typeof AREA_OF;

/** Returns the back office's own actions of an area. */
export function actionsOf(area: LogArea): string[] {
  return Object.entries(AREA_OF).flatMap(([action, of]) => (of === area ? [action] : []));
}
