import { expect, it } from 'vitest';
import { goneMarks } from './gone-marks.ts';

const swatch = (id: string, name: string) => ({ id, name }) as never;
const GONE = (...marks: string[]) => Object.fromEntries(marks.map((mark) => [mark, 'Ausverkauft']));
const marksOf = (...args: Parameters<typeof goneMarks>) =>
  goneMarks(...args).map(({ mark, label }) => `${mark} ${label}`);

it('names sizes of the chosen colour', () => {
  const shoe = {
    ...{ id: 'low', name: 'Low', colours: [swatch('navy', 'Navy')] },
    sizes: [{ id: '41' }, { id: '42' }],
  };
  expect(marksOf(shoe as never, GONE('low-navy-42'), 'navy')).toEqual(['low-navy-42 Navy, 42']);
  expect(marksOf(shoe as never, GONE('low-navy-42'), 'rosa')).toEqual([]);
});

it('names colours and packs of a bag, and the product itself where nothing is chosen', () => {
  const bag = {
    ...{ id: 'pouch', name: 'Pouch', colours: [swatch('rosa', 'Rosa'), swatch('lila', 'Lila')] },
    packs: [{ id: 'duo', label: 'Duo' }],
  };
  expect(marksOf(bag as never, GONE('pouch:rosa', 'pouch-duo'), 'lila')).toEqual([
    'pouch:rosa Rosa',
    'pouch-duo Duo',
  ]);
  expect(marksOf({ id: 'uhr', name: 'Uhr' } as never, GONE('uhr'), undefined)).toEqual(['uhr Uhr']);
});
