import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { forbiddenWord, guaranteeWord } from './forbidden-words.ts';

it.each([
  ['Ein nachhaltiger Schuh', 'nachhaltiger'],
  ['UMWELTFREUNDLICH gefärbt', 'UMWELTFREUNDLICH'],
  ['klimaneutral verschickt', 'klimaneutral'],
  ['CO2-neutral', 'CO2-neutral'],
  ['Made sustainably', 'sustainably'],
  ['an eco-friendly bag', 'eco-friendly'],
  ['mit 2 Jahren Garantie', '2 Jahren Garantie'],
  ['two years warranty', 'two years warranty'],
  ['Nur noch heute', 'Nur noch heute'],
  ['today only', 'today only'],
  ['2\u00A0Jahre\nGarantie', '2 Jahre Garantie'],
  ['klima\u00ADneutral', 'klimaneutral'],
  ['CO₂ neutral', 'CO2 neutral'],
  ['2-jährige Garantie', '2-jährige Garantie'],
  ['Garantie: 2 Jahre', 'Garantie: 2 Jahre'],
  ['24 Monate Gewährleistung', '24 Monate Gewährleistung'],
  ['42 Personen sehen sich das an', '42 Personen sehen sich'],
  ['https://ec.europa.eu/consumers/odr/', 'ec.europa.eu/consumers/odr'],
  ['webgate.ec.europa.eu/ODR', 'ec.europa.eu/ODR'],
  ['ec.europa.eu/con\u00ADsumers/odr', 'ec.europa.eu/consumers/odr'],
])('finds what %j may not say', (text, word) => {
  expect(forbiddenWord(text)).toBe(word);
});

it.each([
  'Halt aus Leder',
  'Der Umwelt zuliebe reparierbar',
  'Lebenslange Garantie',
  'Heute bestellt',
  'seit 2 Jahren im Sortiment',
  'Neutral grau',
  'sieh dir 2 Farben an',
  'https://ec.europa.eu/info',
])('lets %j pass', (text) => {
  expect(forbiddenWord(text)).toBeUndefined();
});

it.each([
  ['5 Jahre Garantie auf alle Nähte', 'Garantie'],
  ['mit Herstellergarantie', 'Herstellergarantie'],
  ['5 years guarantee', 'guarantee'],
  ['a lifelong warranty', 'warranty'],
  ['garantiert weich, gesetzliche Gewährleistung', undefined],
])('finds the guarantee of %j', (text, word) => {
  expect(guaranteeWord(text)).toBe(word);
});

it('lets the seed pass', () => {
  const texts = JSON.stringify(seedCatalogue).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(texts.filter((text) => forbiddenWord(text) !== undefined)).toEqual([]);
});

it('finds a word wherever it stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(forbiddenWord(`${before} nur heute ${after}`)).toBeDefined();
    }),
  );
});
