import { expect, it } from 'vitest';
import { fullMarkLabel, markLabel } from './mark-label.ts';

it('names size, colour, pack and accessory', () => {
  expect(markLabel('kiez-low-mono-42', 'de')).toBe('42');
  expect(markLabel('special-nacht-XL', 'de')).toBe('XL');
  expect(markLabel('pouch:waldgruen', 'en')).toBe('Forest Green');
  expect(markLabel('pouch-duo', 'de')).toBe('Duo');
  expect(fullMarkLabel('pouch:rosa', 'de')).toBe('Elvare Pouch, Rosa');
  expect(fullMarkLabel('siegelring', 'de')).toBe(markLabel('siegelring', 'de'));
});

it('shows what the catalogue no longer has as it is', () => {
  expect(fullMarkLabel('gone-for-good', 'de')).toBe('gone-for-good');
});
