import { expect, test } from 'vitest';
import fields from '#catalogue/fields/de.json' with { type: 'json' };
import { changeText } from './change-text.ts';
import range from './de.json' with { type: 'json' };
import { NO_NAMES } from './names.ts';

const texts = { ...range, ...fields };

const both = (text: string) => ({ de: text, en: `${text} (en)` });

test.each([
  ['sizes', [{ id: '48a', label: both('48 2/3'), measures: ['13', '31.0'] }], '48 2/3: 13, 31.0'],
  ['tags', [{ id: 'weit', name: both('Weit') }], 'Weit'],
  ['texts', [{ label: 'Futter', value: 'Leinen' }], 'Futter: Leinen'],
  ['pictures', [{ base: '/images/a' }], '1 Einträge'],
])('entries of %s are read by what they are called', (field, value, text) => {
  expect(changeText(value, [field], { texts, names: NO_NAMES, lang: 'de' })).toBe(text);
});

test.each([
  [['page', 'choices'], ['rating', 'oneSize'], 'Bewertung, Hinweis zur Größe'],
  [['page', 'facts'], ['scale'], 'Größenvergleich'],
  [['page', 'benefits'], ['live'], 'Betrachter und Knappheit'],
  [['page', 'below'], ['related'], 'Passt dazu'],
  [['list', 'order'], 'newest', 'Neueste zuerst'],
  [['list', 'note'], 'own', 'die des Werts'],
  [['needs'], ['battery'], 'Hinweis zur Batterie, und Nummer der Stiftung EAR'],
])('options of %j are read by their names', (path, value, text) => {
  expect(changeText(value, path, { texts, names: NO_NAMES, lang: 'de' })).toBe(text);
});
