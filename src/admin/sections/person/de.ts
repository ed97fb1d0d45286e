/** Texts of personal data, German. */
export const texts = {
  text: 'Finde, exportiere oder lösche, was der Shop zu einer E-Mail-Adresse gespeichert hat, mit oder ohne Konto. Vergewissere dich zuerst, dass die Anfrage von dieser Adresse kommt.',
  email: 'E-Mail-Adresse',
  find: 'Suchen',
  found: 'Gespeichert zu {email}',
  none: 'Nichts gespeichert zu {email}',
  goes: 'Lässt sich löschen',
  gone: 'Entfernt',
  stays: 'Bleibt',
  counts: {
    accounts: 'Konto',
    wishes: 'Merkliste',
    unpaid_orders: 'Name und Adressen unbezahlter Bestellungen',
    messages: 'Nachrichten',
    mails: 'Mails',
    subscriptions: 'Newsletter',
    withdrawals: 'Erledigte Widerrufe',
    paid_orders: 'Bezahlte Bestellungen',
    open_orders: 'Offene Bestellungen',
    kept_withdrawals: 'Widerrufe',
  },
  paidText: 'Bezahlte Bestellungen müssen aufbewahrt werden (§ 257 HGB, § 147 AO).',
  withdrawalText: 'Widerrufe bleiben, solange sie offen sind oder zu einer Bestellung gehören.',
  openText:
    'Offene Bestellungen bleiben bis zu ihrem Ende. Werden sie nicht bezahlt, verlieren sie {days} Tage danach Namen und Adressen.',
  unverified:
    'Die Adresse des Kontos ist nicht bestätigt. Es kann jemand anderem gehören; im Export steht nur, dass es besteht.',
  own: 'Diese Adresse gehört dem Shop oder einem Admin. Hier wird nichts davon gelöscht.',
  export: 'Alles herunterladen',
  erase: 'Löschen…',
  eraseTitle: 'Daten zu {email} löschen',
  eraseText:
    'Das lässt sich nicht rückgängig machen. Was bei Stripe und in deinem Postfach liegt, löschst du dort.',
  confirm: 'Endgültig löschen',
  erased: 'Gelöscht zu {email}',
  erasedNothing: 'Nichts mehr zu löschen zu {email}',
};
export type PersonTexts = typeof texts;
