import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { chosenColours } from './colour-names.ts';
import { rangeOf } from './range.ts';
import { parseItemId } from './read-item-id.ts';
import { variantText } from './variant-text.ts';

const RANGE = rangeOf(seedCatalogue);

describe('a line for people', () => {
  it.each([
    ['pouch-duo', 'Rosa, Lila', 'Duo: Rosa, Lila', 'Duo: Pink, Lilac'],
    ['pouch-einzelpack', 'Navy', 'Einzelpack: Navy', 'Single: Navy'],
    ['pouch-trio', undefined, 'Trio', 'Trio'],
    ['baseball-cap-monogram-lila', undefined, 'Lila', 'Lilac'],
    ['vintage-1990-L', undefined, 'Größe L', 'Size L'],
    ['siegelring', undefined, '', ''],
  ])('%s with %s', (id, selectedColor, de, en) => {
    const variant = parseItemId(id, RANGE.find);
    if (!variant) throw new Error(`no ${id}`);
    const colours = chosenColours({ selectedColor }, RANGE.options.colours) ?? [];
    expect(variantText(variant, colours, 'de', RANGE.options)).toBe(de);
    expect(variantText(variant, colours, 'en', RANGE.options)).toBe(en);
  });
});
