import type { PaymentMethod } from '../payment-methods.ts';
import type { FaqItem } from './types.ts';

export const FAQ_EN: readonly FaqItem[] = [
  {
    id: 'shipping',
    question: 'How long does delivery take?',
    answer:
      'Usually about {deliveryDaysMost} days: we dispatch within {dispatchDays} working days, and your doorbell rings after {deliveryDays}. As soon as your parcel is on its way, we e-mail you the tracking link.',
    liveAnswer:
      'We dispatch within {dispatchDays} working days of your payment, and your parcel arrives {deliveryDays} working days after it. As soon as it is on its way, we e-mail you the tracking link.',
  },
  {
    id: 'contact',
    question: 'How do I reach you?',
    answer: 'Write to {companyEmail} or use the form on the help page.',
    roundTheClock: 'We answer within {answerHours} hours.',
  },
  {
    id: 'returns',
    question: 'Can I send things back?',
    answer:
      'Yes, within {returnDays} days and with a free label. Your statutory right of withdrawal is not affected.',
  },
  {
    id: 'payment',
    question: 'How can I pay?',
    answer: 'By {paymentMethods}. You pay on our payment provider’s own page.',
  },
];

export const PAYMENT_METHOD_NAMES_EN: Readonly<Record<PaymentMethod, string>> = {
  klarna: 'Klarna',
  paypal: 'PayPal',
  card: 'card',
  instant: 'instant transfer',
  invoice: 'invoice',
};
