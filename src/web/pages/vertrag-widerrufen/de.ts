/** Texts of /vertrag-widerrufen, German. */
export const texts = {
  title: 'Vertrag widerrufen',
  description:
    'Widerrufe hier einen Vertrag mit Elvare, ohne Konto und ohne einen Grund zu nennen.',
  intro:
    'Du brauchst kein Konto und keinen Grund. Im nächsten Schritt siehst du alles noch einmal, erst danach gilt es.',
  noScript:
    'Ohne JavaScript lässt sich dieses Formular nicht absenden. Eine E-Mail oder ein Brief genügt genauso:',
  name: 'Name',
  order: 'Bestellnummer',
  orderHint:
    'Sie steht in deiner Bestätigung, zum Beispiel EL-1001. Ohne Nummer schreib, wann und was du bestellt hast.',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin schicken wir dir, dass dein Widerruf da ist.',
  goods: 'Welche Artikel? (freiwillig)',
  goodsHint: 'Lass das Feld leer, wenn du die ganze Bestellung widerrufst.',
  all: 'alle',
  next: 'Weiter',
  checkTitle: 'Stimmt alles?',
  declaration: 'Hiermit widerrufe ich den Vertrag.',
  goodsShort: 'Artikel',
  confirm: 'Widerruf bestätigen',
  sending: 'Wird gesendet …',
  change: 'Ändern',
  sentTitle: 'Dein Widerruf ist da',
  sentAt: 'Eingegangen am {at}.',
  sentText: 'Wir schicken dir das auch an {email}, prüfen es und schreiben dir, wie es weitergeht.',
  required: 'Bitte fülle dieses Feld aus.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  tooLong: 'Das ist zu lang.',
  notPlain: 'Bitte lass Internetadressen und unsichtbare Zeichen weg.',
};
export type WithdrawTexts = typeof texts;
