/** Stripe's codes in words; both lists grow, so an unknown code is shown as it is. */
export const REFUND_FAILURES_DE = {
  charge_for_pending_refund_disputed: 'die Zahlung wird angefochten',
  declined: 'die Bank hat abgelehnt',
  expired_or_canceled_card: 'Karte abgelaufen oder gekündigt',
  insufficient_funds: 'dein Guthaben bei Stripe reicht nicht',
  lost_or_stolen_card: 'Karte verloren oder gestohlen gemeldet',
  merchant_request: 'auf deinen Wunsch',
  unknown: 'ohne Angabe',
};

export const DISPUTE_REASONS_DE = {
  bank_cannot_process: 'die Bank kann die Zahlung nicht verarbeiten',
  check_returned: 'Scheck zurückgegeben',
  credit_not_processed: 'versprochene Erstattung nicht erhalten',
  customer_initiated: 'auf Wunsch der Kundschaft',
  debit_not_authorized: 'Lastschrift nicht erlaubt',
  duplicate: 'doppelt belastet',
  fraudulent: 'die Zahlung sei nicht von der Person selbst',
  general: 'ohne nähere Angabe',
  incorrect_account_details: 'falsche Kontodaten',
  insufficient_funds: 'Konto nicht gedeckt',
  noncompliant: 'Regeln des Kartennetzes verletzt',
  product_not_received: 'Ware nicht erhalten',
  product_unacceptable: 'Ware mangelhaft oder anders als beschrieben',
  subscription_canceled: 'Abo gekündigt',
  unrecognized: 'Abbuchung nicht erkannt',
};

export const DISPUTE_STATES_DE = {
  needs_response: 'Wartet auf deine Antwort',
  under_review: 'Wird von der Bank geprüft',
  appeal_needs_response: 'Einspruch wartet auf deine Antwort',
  appeal_under_review: 'Einspruch wird geprüft',
  warning_needs_response: 'Anfrage der Bank, wartet auf deine Antwort',
  warning_under_review: 'Anfrage der Bank, wird geprüft',
  warning_closed: 'Anfrage der Bank abgeschlossen, nichts abgebucht',
  won: 'Gewonnen, das Geld ist wieder bei dir',
  lost: 'Verloren, das Geld ist fort',
  prevented: 'Abgewendet',
};
