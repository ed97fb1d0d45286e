/** Words for what the shop doesn't sell: they are no slips in words for what it does. */
export const OTHER_GOODS: ReadonlySet<string> = new Set(
  'hose hosen jeans rock rocke kleid hemd bluse jacke mantel pulli schal gurt gurtel socke socken pants dress skirt coat belt scarf sock socks'.split(
    ' ',
  ),
);

/** Of what costs less than it did. */
export const SALE_WORDS = 'Sale reduziert Angebot Rabatt reduced discount';

/** Before the sizes of what comes in several: "Größe 42". */
export const SIZE_WORDS = 'Größe Gr EU size';

/** Words that lead to pages of help, law and the account, in both languages at once; the nearest page first. */
export const PAGE_WORDS = {
  withdrawal:
    'Widerruf Widerrufsrecht Rückgabe zurückgeben Rücksendung Retoure Umtausch Erstattung stornieren return returns refund withdrawal exchange cancel',
  terms:
    'AGB Geschäftsbedingungen Gutschein Gutscheine Rabattcode Gutscheincode Garantie Gewährleistung terms conditions voucher coupon warranty guarantee',
  privacy: 'Datenschutz Cookies Daten DSGVO privacy data GDPR',
  imprint: 'Impressum Anbieter Firma Anschrift imprint legal notice company address',
  help: 'Hilfe Kontakt Support Kundenservice Kundendienst Telefon Mail FAQ Fragen Versand Versandkosten Porto Lieferung Lieferzeit Sendung Paket Zahlung Zahlungsarten bezahlen Klarna PayPal Kreditkarte Rechnung Überweisung Ratenzahlung Reklamation Rückgabe Umtausch Gutschein help contact phone questions service shipping delivery parcel tracking payment invoice instalments return returns voucher',
  account:
    'Konto Kundenkonto Bestellung Bestellungen Bestellnummer Passwort account order orders login password',
} as const;
