import { expect, it } from 'vitest';
import { wrongFields } from './customer.ts';

const MIA = {
  email: 'mia@kundin.example',
  name: 'Mia Muster',
  street: 'Torstraße 1',
  postcode: '10119',
  town: 'Berlin',
};

it('takes an address in Germany, with or without an addition', () => {
  for (const more of [
    {},
    { addition: 'Hinterhaus' },
    { country: 'DE' },
    { postcode: ' 01067 ' },
    { postcode: '99998' },
  ]) {
    expect(wrongFields({ ...MIA, ...more })).toEqual([]);
  }
});

it.each([
  ['email', undefined],
  ['email', ''],
  ['email', 'mia@kundin'],
  ['name', '  '],
  ['name', '\u200B\u202E'],
  ['name', 'Mia\nMuster'],
  ['street', 'Torstraße 1\r\nHinterhaus'],
  ['street', 'Torstraße 1\u2028Hinterhaus'],
  ['addition', ''],
  ['postcode', '1011'],
  ['postcode', '101190'],
  ['postcode', '1011a'],
  ['postcode', '00000'],
  ['postcode', '00999'],
  ['postcode', '01000'],
  ['postcode', '99999'],
  ['town', 'B'.repeat(101)],
  ['country', 'AT'],
  ['phone', '030 1'],
])('names the wrong field: %s %j', (field, value) => {
  expect(wrongFields({ ...MIA, [field]: value })).toEqual([field]);
});

it('names all in the form’s order, and the e-mail of a customer who is none', () => {
  expect(wrongFields({ town: 'Berlin' })).toEqual(['email', 'name', 'street', 'postcode']);
  expect(wrongFields(null)).toEqual(['email']);
});
