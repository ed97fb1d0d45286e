import { expect, it } from 'vitest';
import { addressIn } from './prefill.ts';

it('reads the label of a parcel back, with and without an addition', () => {
  const there = { name: 'Mia Muster', street: 'Torstraße 1', postcode: '10119', town: 'Berlin' };
  expect(addressIn(['Mia Muster', 'Torstraße 1', '10119 Berlin'])).toEqual({
    ...there,
    addition: '',
  });
  expect(addressIn(['Mia Muster', 'Torstraße 1', 'Hinterhaus', '10119 Berlin'])).toEqual({
    ...there,
    addition: 'Hinterhaus',
  });
});

it.each([[[]], [['Mia Muster']], [['Torstraße 1', '10119 Berlin']], [['Mia', 'Weg 1', 'Wien']]])(
  'fills in nothing of what is no whole address: %j',
  (lines) => expect(addressIn(lines)).toEqual({}),
);
