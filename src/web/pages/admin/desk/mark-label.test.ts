import { expect, it } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { cardsOf } from '#web/cards/cards.fixture.ts';
import { fullMarkLabel, markLabel } from './mark-label.ts';

const german = cardsOf(grownCatalogue, 'de');
const english = cardsOf(grownCatalogue, 'en');

it('names size, colour, pack and accessory', () => {
  expect(markLabel('kiez-low-mono-42', 'de', german)).toBe('42');
  expect(markLabel('special-nacht-XL', 'de', german)).toBe('XL');
  expect(markLabel('pouch:waldgruen', 'en', english)).toBe('Forest Green');
  expect(markLabel('pouch-duo', 'de', german)).toBe('Duo');
  expect(fullMarkLabel('pouch:rosa', 'de', german)).toBe('Elvare Pouch, Rosa');
  expect(fullMarkLabel('siegelring', 'de', german)).toBe(markLabel('siegelring', 'de', german));
  expect(fullMarkLabel('beach-bag:sand', 'en', english)).toBe('Elvare Beach Bag, Sand');
});

it('shows what the catalogue no longer has as it is', () => {
  expect(fullMarkLabel('gone-for-good', 'de', german)).toBe('gone-for-good');
});
