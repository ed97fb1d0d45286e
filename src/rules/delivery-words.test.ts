import { expect, it } from 'vitest';
import { vagueDelivery } from './delivery-words.ts';

it.each([
  ['Die Ware verlässt unser Lager in der Regel innerhalb von 2 Werktagen.', 'in der Regel'],
  ['Bei dir voraussichtlich: 26. Nov.', 'voraussichtlich'],
  ['Der voraussichtliche Liefertermin ist Montag.', 'voraussichtliche'],
  ['Versand: etwa {deliveryDays} Tage', 'etwa'],
  ['Lieferzeit ca. 3 Tage', 'ca.'],
  ['Goods usually leave our warehouse within 2 days of dispatch.', 'usually'],
  ['Expected with you', 'Expected'],
  ['Delivery takes about 7 days.', 'about'],
])('%s', (text, word) => expect(vagueDelivery(text)).toBe(word));

it.each([
  'Die Ware ist 4–7 Werktage nach dem Zahlungseingang bei dir.',
  'Etwa weil ein Paket an die falsche Adresse geht.',
  'In der Regel antworten wir am selben Tag. Die Lieferung dauert 4–7 Werktage.',
  'Beschwere dich etwa bei der Behörde deines Wohnorts.',
  'Read about our delivery.',
])('%s is definite, or no time of delivery', (text) => expect(vagueDelivery(text)).toBeUndefined());
