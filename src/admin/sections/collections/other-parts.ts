import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { field, optional } from '../range/content-path.ts';
import { collectionParts } from './collection-parts.ts';
import type { FormPart, Known } from './part.ts';
import { BOTH } from './starting-content.ts';
import type { FormKind } from './views.ts';

const numbers = (...paths: readonly string[]) => paths.map((path) => field(path, 'number'));

/** Form of each kind of entry. */
export const PARTS: Readonly<Record<FormKind, (known: Known) => readonly FormPart[]>> = {
  collection: collectionParts,
  colour: () => [
    { key: 'shade', fields: [field('name.*'), field('hex'), optional('searchWords', 'long')] },
  ],
  sizes: () => [
    {
      key: 'guide',
      fields: [
        field('guide.title.*'),
        field('guide.text.*', 'long'),
        field('guide.columns.*', 'lines'),
      ],
    },
    {
      key: 'sizes',
      rows: {
        path: 'sizes',
        fresh: { id: '', label: BOTH, measures: [] },
        partOf: (path) => ({
          key: 'size',
          fields: [
            field(`${path}.label.*`),
            field(`${path}.id`),
            field(`${path}.measures`, 'lines'),
          ],
        }),
      },
    },
  ],
  pack: () => [
    {
      key: 'texts',
      fields: [field('name.*'), field('label.*'), optional('tagline.*'), field('pieces', 'number')],
    },
  ],
  gift: () => [
    {
      key: 'texts',
      fields: [
        field('name.*'),
        field('texts.*.title'),
        field('texts.*.text', 'long'),
        optional('product', 'product'),
      ],
    },
  ],
  facts: () => [
    {
      key: 'shipping',
      fields: [
        field('shippingCents', 'euros'),
        field('freeShippingFromCents', 'euros'),
        ...numbers('dispatchWorkingDays.from', 'dispatchWorkingDays.to'),
        ...numbers('deliveryWorkingDays.from', 'deliveryWorkingDays.to'),
      ],
    },
    {
      key: 'rights',
      fields: numbers('returnDays', 'withdrawalDays', 'warrantyYears', 'warrantyYearsBusiness'),
    },
    {
      key: 'support',
      fields: numbers('supportHoursPerDay', 'supportDaysPerWeek', 'supportAnswerHours'),
    },
    {
      key: 'payment',
      fields: [
        field('vatPercent', 'number'),
        {
          path: 'paymentMethods',
          type: 'choices',
          options: PAYMENT_METHODS,
          names: { card: 'Visa, Mastercard', paypal: 'PayPal', klarna: 'Klarna' },
        },
      ],
    },
  ],
};
