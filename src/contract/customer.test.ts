import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  ['name', '  '],
  ['name', '\u200B\u202E'],
  ['name', 'Mia\nMuster'],
  ['street', 'Torstraße 1\r\nHinterhaus'],
  ['street', 'Torstraße 1\u2028Hinterhaus'],
  ['addition', ''],
  ['postcode', '1011'],
  ['postcode', '1011a'],
  ['postcode', '00000'],
  ['postcode', '01000'],
  ['postcode', '99999'],
  ['town', 'B'.repeat(101)],
  ['country', 'AT'],
  ['phone', '030 1'],
])('names the wrong field: %s %j', (field, value) => {
  expect(wrongFields({ ...MIA, [field]: value })).toEqual([field]);
});

it('takes a billing address with or without a company, and names its wrong fields', () => {
  const { email: _, ...billing } = MIA;
  for (const more of [{}, { company: 'Muster GmbH', addition: 'Buchhaltung' }])
    expect(wrongFields({ ...MIA, billing: { ...billing, ...more } })).toEqual([]);
  const wrong = { ...billing, company: 'boese.example/x', postcode: '0' };
  expect(wrongFields({ ...MIA, town: '', billing: wrong })).toEqual([
    ...['town', 'billing.company', 'billing.postcode'],
  ]);
  expect(wrongFields({ ...MIA, billing: {} })).toContain('billing.name');
});

it('names all in the form’s order, and the e-mail of a customer who is none', () => {
  expect(wrongFields({ town: 'Berlin' })).toEqual(['email', 'name', 'street', 'postcode']);
  expect(wrongFields(null)).toEqual(['email']);
});

it('takes a Packstation with its number of three digits and a post number of 6 to 10', () => {
  for (const [street, addition] of [
    ['Packstation 123', '123456'],
    ['packstation 007', ' 1234567890 '],
  ]) {
    expect(wrongFields({ ...MIA, street, addition })).toEqual([]);
  }
  expect(wrongFields({ ...MIA, street: 'Packstationsweg 1' })).toEqual([]);
});

it.each([
  ['Packstation 12', '123456', ['street']],
  ['Packstation 1234', '123456', ['street']],
  ['Packstation', '123456', ['street']],
  ['Packstation 123', '12345', ['addition']],
  ['Packstation 123', '12345678901', ['addition']],
  ['Packstation 123', undefined, ['addition']],
  ['Packstation A', 'Hinterhaus', ['street', 'addition']],
])('refuses %s with %s', (street, addition, fields) => {
  expect(wrongFields({ ...MIA, street, addition })).toEqual(fields);
});

describe('a web address in a name or street', () => {
  const LINES = ['name', 'street', 'addition', 'town'] as const;
  const ordinary = [
    ...['St. Pauli Str. 4', 'Dr. Müller-Lüdenscheidt', 'Nr.5', 'Anna.Schmidt', 'Hauptstr.12a/3'],
    ...[
      'c/o Meier/Schulz',
      'z.Hd. Fr. Link',
      '2.OG/links',
      'Haus.EG/rechts',
      'Geb.A/2',
      'M.de Boer',
    ],
    ...['Fa.Müller/Sohn', 'Straße des 17. Juni 135', "Jean-Luc d'Arc", 'Ann-Kathrin von der Heide'],
    ...['Weg 3, Hs. 2 – links', 'Anna Schmidt & Co. KG', '山田太郎', 'علی رضایی', 'می\u200cخواهم'],
  ];
  const addresses = [
    ...['https://boese.example/gewinn', 'HTTP://x', 'ftp://a', 'www.boese', 'WWW.Boese.example'],
    ...['boese.example/gewinn', 't.me/x', 'bit.ly/3abc', 'boese.example?g=1', 'boese.example:80/a'],
    ...['gewinn.com', 'Gewinn-Jetzt.DE', 'info@boese.net', 'übel.org', 'shop.boese.io'],
  ];
  const wrapped = fc.tuple(fc.constantFrom(...ordinary), fc.constantFrom(' ', ', ', ' – ', ' ('));

  it('is refused with the field, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LINES),
        fc.constantFrom(...addresses),
        wrapped,
        (at, url, [by, gap]) => {
          for (const text of [url, `${by}${gap}${url}`, `${url} ${by}`]) {
            expect(wrongFields({ ...MIA, [at]: text }), text).toEqual([at]);
          }
        },
      ),
    );
  });

  it('is not seen in ordinary names and streets, together or with numbers', () => {
    const words = fc.array(fc.constantFrom(...ordinary), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...LINES), words, fc.nat(999), (at, parts, number) => {
        const text = `${parts.join(' ')} ${number}`;
        expect(wrongFields({ ...MIA, [at]: text.slice(0, 100) }), text).toEqual([]);
      }),
    );
  });

  it('nor may a character turn the text around it', () => {
    const turning = fc.constantFrom(
      ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c',
    );
    fc.assert(
      fc.property(fc.constantFrom(...LINES), turning, (at, character) => {
        expect(wrongFields({ ...MIA, [at]: `Mia${character}Muster` })).toEqual([at]);
      }),
    );
  });
});
