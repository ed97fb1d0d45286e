import { words } from '#browser/words/de.ts';
import { backup } from './backup/de.ts';
import { orderTexts } from './orders.de.ts';
import { packingTexts } from './packing/de.ts';
import { range } from './range/de.ts';

export const texts = {
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  more: 'Weitere laden',
  back: 'Zurück zur Liste',
  cancel: 'Abbrechen',
  csv: 'Als Tabelle (CSV)',
  signIn: 'Anmelden',
  payment: {
    title: 'Zahlung',
    method: 'Zahlungsart',
    methods: { card: 'Karte', paypal: 'PayPal', klarna: 'Klarna' },
    fee: 'Gebühr',
    feeUnknown: 'noch nicht bekannt',
    id: 'Zahlungsnummer',
    open: 'Bei Stripe ansehen',
    openNamed: 'Zahlung {number} bei Stripe ansehen',
  },
  causes: {
    checkout: 'Kasse',
    webhook: 'Zahlungsdienst',
    reconciler: 'Abgleich',
    success_page: 'Bestätigungsseite',
    mailer: 'Mailversand',
  },
  ...words,
  person: {
    title: 'Personendaten',
    text: 'Finde, exportiere oder lösche, was der Shop zu einer E-Mail-Adresse gespeichert hat, mit oder ohne Konto. Vergewissere dich zuerst, dass die Anfrage von dieser Adresse kommt.',
    email: 'E-Mail-Adresse',
    find: 'Suchen',
    found: 'Gespeichert',
    none: 'Nichts gespeichert',
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
      paid_orders: 'Bezahlte Bestellungen',
      open_orders: 'Offene Bestellungen',
    },
    paidText: 'Bezahlte Bestellungen müssen aufbewahrt werden (§ 257 HGB, § 147 AO).',
    openText:
      'Offene Bestellungen bleiben bis zu ihrem Ende. Werden sie nicht bezahlt, verlieren sie {days} Tage danach Namen und Adressen.',
    unverified:
      'Die Adresse des Kontos ist nicht bestätigt. Es kann jemand anderem gehören; im Export steht nur, dass es besteht.',
    own: 'Diese Adresse gehört dem Shop oder einem Admin. Hier wird nichts davon gelöscht.',
    export: 'Exportieren (JSON)',
    erase: 'Löschen',
    confirm: 'Endgültig löschen',
    confirmText:
      'Das lässt sich nicht rückgängig machen. Was bei Stripe und in deinem Postfach liegt, löschst du dort.',
    erased: 'Gelöscht',
    erasedNothing: 'Nichts mehr zu löschen',
  },
  ...orderTexts,
  ...packingTexts,
  backup,
  range,
};
