import { expect, it } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { cardsOf } from '#web/cards/cards.fixture.ts';
import { fullMarkLabel, markLabel } from './mark-label.ts';

const { find } = cardsOf(grownCatalogue, 'de');
const english = cardsOf(grownCatalogue, 'en').find;

it('names size, colour, pack and accessory', () => {
  expect(markLabel('kiez-low-mono-42', 'de', find)).toBe('42');
  expect(markLabel('special-nacht-XL', 'de', find)).toBe('XL');
  expect(markLabel('pouch:waldgruen', 'en', english)).toBe('Forest Green');
  expect(markLabel('pouch-duo', 'de', find)).toBe('Duo');
  expect(fullMarkLabel('pouch:rosa', 'de', find)).toBe('Elvare Pouch, Rosa');
  expect(fullMarkLabel('siegelring', 'de', find)).toBe(markLabel('siegelring', 'de', find));
  expect(fullMarkLabel('beach-bag:sand', 'en', english)).toBe('Elvare Beach Bag, Sand');
});

it('shows what the catalogue no longer has as it is', () => {
  expect(fullMarkLabel('gone-for-good', 'de', find)).toBe('gone-for-good');
});
