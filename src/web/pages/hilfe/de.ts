import { FAQ_DE, PAYMENT_METHOD_NAMES_DE } from '#catalogue/texts/faq.de.ts';

export const texts = {
  title: 'Hilfe',
  description:
    'Schreib uns: Kontakt, Größen und Antworten auf die häufigsten Fragen zu Versand, Rückgabe und Zahlung.',
  lead: 'Eine Frage, eine falsche Größe, ein Paket, das sich Zeit lässt: Schreib uns, ein Mensch antwortet.',
  contactTitle: 'Kontakt',
  emailLabel: 'E-Mail',
  phoneLabel: 'Telefon',
  addressLabel: 'Anschrift',
  demoAddress: '{address} (Demo: erfunden)',
  hoursLabel: 'Support',
  hours: '{hours}/{days}, Antwort innerhalb von {answer}h',
  someHours: 'An {days} von 7 Tagen, je {hours} h. Antwort innerhalb von {answer} h.',
  urgentTitle: 'Es eilt?',
  urgentText:
    'Etwa weil ein Paket an die falsche Adresse geht. Dringende Nachrichten lesen wir zuerst.',
  urgentButton: 'Dringende Hilfe',
  urgentOn: 'Deine Nachricht geht als dringend ein.',
  urgentOff: 'Doch nicht dringend',
  formTitle: 'Schreib uns',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  subject: 'Betreff',
  message: 'Nachricht',
  send: 'Nachricht senden',
  sending: 'Wird gesendet',
  required: 'Bitte fülle dieses Feld aus.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  tooLong: 'Das ist zu lang. Kürze es bitte etwas.',
  notPlain: 'Bitte lass Internetadressen und unsichtbare Zeichen weg.',
  sentTitle: 'Nachricht gesendet',
  sentText:
    'Danke, {name}. Wir antworten innerhalb von {answer} Stunden; eine Bestätigung liegt in deinem Postfach.',
  sentPlain: 'Danke, {name}. Eine Bestätigung liegt in deinem Postfach.',
  another: 'Noch eine Nachricht schreiben',
  privacy: 'Wir nutzen deine Angaben nur, um zu antworten. Mehr dazu unter',
  privacyLink: 'Datenschutz',
  faqTitle: 'Häufige Fragen',
  faq: {
    items: [
      ...FAQ_DE.filter(({ id }) => id !== 'contact'),
      {
        id: 'size' as const,
        question: 'Welche Größe passt mir?',
        answer:
          'Die Größentabelle auf der Produktseite nennt alle Maße in Zentimetern. Liegst du zwischen zwei Größen, nimm die größere.',
      },
    ],
    methodNames: PAYMENT_METHOD_NAMES_DE,
  },
};
export type HilfeTexts = typeof texts;
