/** Texts of /success, German. */
export const texts = {
  title: 'Zahlung erfolgreich!',
  description: 'Deine Bestellung bei Elvare.',
  thanks: 'Danke. Deine Bestellung ist bei uns, die Bestätigung kommt per E-Mail.',
  missing:
    'Während du bezahlt hast, war ausverkauft: {names}. Wir sehen nach, ob wir noch etwas davon haben, und schreiben dir. Was wir nicht liefern können, erstatten wir dir.',
  checking: { title: 'Einen Moment', text: 'Wir sehen nach, ob deine Zahlung angekommen ist.' },
  pending: {
    title: 'Deine Zahlung ist unterwegs',
    text: 'Die Bestätigung deines Zahlungsanbieters steht noch aus. Du musst nichts tun: Sobald sie da ist, bekommst du eine E-Mail. Der Vertrag kommt zustande, sobald deine Zahlung bei uns eingegangen ist. Bis dahin bleiben deine Artikel im Warenkorb.',
  },
  unpaid: {
    title: 'Diese Zahlung wurde nicht abgeschlossen',
    text: 'Es wurde nichts abgebucht, deine Artikel liegen noch im Warenkorb.',
  },
  unknown: {
    title: 'Keine Bestellung gefunden',
    text: 'Zu diesem Link finden wir keine Bestellung. Dein Warenkorb ist unverändert. Wenn du gerade bezahlt hast, steht alles in der E-Mail, die du von uns bekommst.',
  },
  offline: {
    title: 'Gerade keine Verbindung',
    text: 'Wir konnten deine Bestellung nicht abrufen. An ihr ändert das nichts: Versuche es gleich noch einmal.',
  },
  retry: 'Noch einmal versuchen',
  order: 'Deine Bestellung',
  number: 'Bestellnummer',
  shipping: 'Versand',
  shippingFree: 'kostenlos',
  discount: 'Rabatt',
  total: 'Gesamt',
  gift: 'Geschenk',
  steps: [
    {
      title: 'Zahlung verarbeitet',
      text: 'Dein Geld ist angekommen, die Bestätigung ist unterwegs.',
      on: 'Bezahlt',
    },
    {
      title: 'Bestellung in Vorbereitung',
      text: 'Wir packen sie von Hand.',
      on: 'Versandbereit',
    },
    {
      title: 'Versand in {days} Tagen',
      text: 'Den Link zur Sendung schicken wir dir per E-Mail.',
      on: 'In deinen Händen',
    },
  ],
  continue: 'Weiter einkaufen',
};
export type SuccessTexts = typeof texts;
