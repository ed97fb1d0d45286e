import type { AlertData, AlertKind } from '#server/alert-texts/alert-kinds.ts';

/** Facts of an alert of each kind. */
export const ALERT_SAMPLES: { readonly [Kind in AlertKind]: AlertData<Kind> } = {
  provider_refused: { operation: 'refund', message: 'No such key.', requestId: 'req_1' },
  session_unreadable: { message: 'No such checkout session.' },
  refund_failed: { cents: 3999, reason: 'lost_or_stolen_card' },
  dispute_opened: { cents: 3999, reason: 'fraudulent', dueAt: Date.parse('2026-12-01T11:00Z') },
  paid_again: { cents: 3999 },
  amount_mismatch: { expectedCents: 3999, paidCents: 100 },
  money_without_order: { cents: 3999, currency: 'eur', payment: 'pi_1', reason: 'sums' },
  order_rebuilt: { cents: 3999, number: 'EL-1003', former: 'EL-1002' },
  numbers_skipped: { first: 1002, last: 1004 },
  code_over_used: { code: 'SOMMER5' },
  oversold: { pieces: [{ item: { de: 'Siegelring', en: 'Signet ring' }, short: 1 }] },
  stock_low: { item: { de: 'Siegelring', en: 'Signet ring' }, left: 2 },
  mail_failed: { mail: 'order-shipped', error: '550 no such user' },
  no_backup: { fault: 'old', error: 'no space left on device', goodAt: null, hours: 26 },
  live_check: { check: 'webhook' },
  withdrawal_new: {
    number: 'EL-1001',
    declaredAt: Date.parse('2026-11-20T23:30:00+01:00'),
    dueOn: { year: 2026, month: 12, day: 4 },
  },
  defect_new: { number: 'EL-1001', about: 'defect' },
  withdrawal_due: { dueOn: { year: 2026, month: 12, day: 4 } },
  database_away: { reason: 'could not extend file: No space left on device' },
  catalogue_not_shown: { error: 'no space left on device' },
  login_attack: { failures: 40 },
  admin_new_device: { event: 7 },
  admin_added: { event: 8 },
  admin_factor_removed: { event: 9 },
};
