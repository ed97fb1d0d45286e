/** Stripe's codes in words; both lists grow, so an unknown code is shown as it is. */
export const REFUND_FAILURES_EN = {
  charge_for_pending_refund_disputed: 'the payment is disputed',
  declined: 'the bank declined',
  expired_or_canceled_card: 'card expired or cancelled',
  insufficient_funds: 'your Stripe balance is too low',
  lost_or_stolen_card: 'card reported lost or stolen',
  merchant_request: 'at your request',
  unknown: 'not given',
};

export const DISPUTE_REASONS_EN = {
  bank_cannot_process: 'the bank can’t process the payment',
  check_returned: 'cheque returned',
  credit_not_processed: 'promised refund not received',
  customer_initiated: 'at the customer’s request',
  debit_not_authorized: 'direct debit not authorised',
  duplicate: 'charged twice',
  fraudulent: 'the cardholder says they did not pay',
  general: 'not specified',
  incorrect_account_details: 'wrong account details',
  insufficient_funds: 'account not covered',
  noncompliant: 'rules of the card network broken',
  product_not_received: 'goods not received',
  product_unacceptable: 'goods faulty or not as described',
  subscription_canceled: 'subscription cancelled',
  unrecognized: 'charge not recognised',
};

export const DISPUTE_STATES_EN = {
  needs_response: 'Waits for your response',
  under_review: 'Under review by the bank',
  appeal_needs_response: 'Appeal waits for your response',
  appeal_under_review: 'Appeal under review',
  warning_needs_response: 'Inquiry of the bank, waits for your response',
  warning_under_review: 'Inquiry of the bank, under review',
  warning_closed: 'Inquiry of the bank closed, no money taken',
  won: 'Won, the money is back with you',
  lost: 'Lost, the money is gone',
  prevented: 'Prevented',
};
