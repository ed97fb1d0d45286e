import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { choice, choices, type Field, type FieldGroup, NAME, optional } from './field-table.ts';

/** Fields of a gift; `bags` are the products that can be given. */
export const giftFields = (bags: readonly string[]): readonly FieldGroup[] => [
  { title: 'basics', fields: [NAME] },
  {
    title: 'texts',
    fields: [
      { path: 'texts.*.title', type: 'text' },
      { path: 'texts.*.text', type: 'long' },
    ],
  },
  { title: 'given', fields: [optional(choice('product', ...bags))] },
];

const numbers = (...paths: readonly string[]): Field[] =>
  paths.map((path) => ({ path, type: 'number' }));

/** Everything that can be edited of the shop's facts; the currency is fixed. */
export const FACT_FIELDS: readonly FieldGroup[] = [
  {
    title: 'shipping',
    fields: [
      { path: 'shippingCents', type: 'euros' },
      { path: 'freeShippingFromCents', type: 'euros' },
      ...numbers(
        'dispatchWorkingDays.from',
        'dispatchWorkingDays.to',
        'deliveryWorkingDays.from',
        'deliveryWorkingDays.to',
      ),
    ],
  },
  {
    title: 'rights',
    fields: numbers('returnDays', 'withdrawalDays', 'warrantyYears', 'warrantyYearsBusiness'),
  },
  {
    title: 'support',
    fields: numbers('supportHoursPerDay', 'supportDaysPerWeek', 'supportAnswerHours'),
  },
  {
    title: 'payment',
    fields: [...numbers('vatPercent'), choices('paymentMethods', PAYMENT_METHODS)],
  },
];
