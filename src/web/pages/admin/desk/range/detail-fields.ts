import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { type Field, type FieldGroup, NAME } from './field-table.ts';

/** Everything that can be edited of a gift. */
export const GIFT_FIELDS: readonly FieldGroup[] = [
  { title: 'basics', fields: [NAME] },
  {
    title: 'texts',
    fields: [
      { path: 'texts.*.title', type: 'text' },
      { path: 'texts.*.text', type: 'long' },
    ],
  },
  { title: 'given', fields: [{ path: 'product', type: 'product' }] },
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
    fields: [
      ...numbers('vatPercent'),
      { path: 'paymentMethods', type: 'choices', options: PAYMENT_METHODS },
    ],
  },
];
