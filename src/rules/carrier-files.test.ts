import { expect, it } from 'vitest';
import { carrierTable, replyColumns, splitStreet } from './carrier-files.ts';

it.each([
  ['Torstraße 1', 'Torstraße', '1'],
  ['Straße des 17. Juni 135 a', 'Straße des 17. Juni', '135 a'],
  ['Am Markt 3-5', 'Am Markt', '3-5'],
  ['C 4, 12', 'C 4', '12'],
  ['Schloss Neuschwanstein', 'Schloss Neuschwanstein', ''],
])('%s is %s and %s', (line, street, house) => {
  expect(splitStreet(line)).toEqual([street, house]);
});

it('each service gets its headings, and a row per parcel', () => {
  const to = { number: 'EL-1', name: 'Mia', email: '', line1: 'Torstraße 1', line2: '123456' };
  const parcel = { ...to, postalCode: '10119', city: 'Berlin' };
  for (const carrier of ['dhl', 'dpd'] as const) {
    const [headings = [], row = []] = carrierTable(carrier, [parcel]);
    expect(new Set(headings).size).toBe(row.length);
    for (const value of ['EL-1', 'Mia', 'Torstraße', '1', '123456', '10119', 'Berlin'])
      expect(row).toContain(value);
  }
});

it('a reply is read by its headings', () => {
  expect(replyColumns(['Sendungsnummer', 'Datum', ' Sendungsreferenz '])).toEqual({
    reference: 2,
    number: 0,
  });
  expect(replyColumns(['recipient_reference', 'parcel number'])).toEqual({
    reference: 0,
    number: 1,
  });
  expect(replyColumns(['Sendungsnummer', 'Name'])).toBeUndefined();
});
