import type { PaymentMethod } from '../payment-methods.ts';
import type { FaqItem } from './types.ts';

export const FAQ_DE: readonly FaqItem[] = [
  {
    id: 'shipping',
    question: 'Wie lange dauert der Versand?',
    answer:
      'In der Regel etwa {deliveryDaysMost} Tage: Wir verschicken innerhalb von {dispatchDays} Werktagen, nach {deliveryDays} Werktagen klingelt es. Sobald dein Paket unterwegs ist, bekommst du eine E-Mail mit dem Link zur Sendung.',
    liveAnswer:
      'Wir verschicken innerhalb von {dispatchDays} Werktagen nach deiner Zahlung, {deliveryDays} Werktage nach ihr ist dein Paket da. Sobald es unterwegs ist, bekommst du eine E-Mail mit dem Link zur Sendung.',
  },
  {
    id: 'contact',
    question: 'Wie erreiche ich euch?',
    answer: 'Schreib an {companyEmail} oder über das Formular auf der Hilfeseite.',
    roundTheClock: 'Wir antworten innerhalb von {answerHours} Stunden.',
  },
  {
    id: 'returns',
    question: 'Kann ich etwas zurückgeben?',
    answer:
      'Ja, innerhalb von {returnDays} Tagen und mit kostenlosem Etikett. Dein gesetzliches Widerrufsrecht bleibt davon unberührt.',
  },
  {
    id: 'payment',
    question: 'Wie kann ich zahlen?',
    answer: 'Mit {paymentMethods}. Bezahlt wird auf der Seite unseres Zahlungsdienstes.',
  },
];

export const PAYMENT_METHOD_NAMES_DE: Readonly<Record<PaymentMethod, string>> = {
  klarna: 'Klarna',
  paypal: 'PayPal',
  card: 'Karte',
  instant: 'Sofortüberweisung',
  invoice: 'Rechnung',
};
