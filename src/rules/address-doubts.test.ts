import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtfulFields } from './address-doubts.ts';

const MIA = { street: 'Torstraße 1', postcode: '10119', town: 'Berlin' };

it.each([
  [{ street: 'Hauptstraße' }, ['street']],
  [{ street: 'Schloss Neuschwanstein' }, ['street']],
  [{ street: 'Hauptstraße', addition: 'Haus 3' }, []],
  [{ street: 'C 4, 12' }, []],
  [{ postcode: '43210' }, ['postcode']],
  [{ postcode: '75001', town: 'Paris' }, ['town']],
  [{ street: 'Hauptstraße', town: 'STRASBOURG' }, ['street', 'town']],
  [{ street: undefined, postcode: undefined, town: undefined }, []],
])('asks about what is seldom right: %j', (typed, asked) => {
  expect(doubtfulFields({ ...MIA, ...typed })).toEqual(asked);
});

it('asks nothing about a street with a number in a town and region of Germany', () => {
  const region = fc.constantFrom('01', '04', '06', '10', '42', '44', '61', '63', '75', '99');
  const word = fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{2,20}$/);
  fc.assert(
    fc.property(word, fc.integer({ min: 1, max: 999 }), region, (street, number, start) => {
      const typed = { ...MIA, street: `${street} ${number}`, postcode: `${start}123` };
      expect(doubtfulFields(typed)).toEqual([]);
    }),
  );
});
