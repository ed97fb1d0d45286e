import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POUCH } from '#test/seed.ts';
import { packChoiceParams, readPackChoice } from './pack-choice-address.ts';

const PACKS = [
  { id: 'einzelpack', pieces: 1 },
  { id: 'duo', pieces: 2 },
  { id: 'trio', pieces: 3 },
];
const { colours } = POUCH;
const first = colours[0] ?? '';
const offer = (preselected?: string) => ({
  packs: PACKS,
  colours,
  ...(preselected && { preselected }),
});
const read = (query: string, preselected?: string) =>
  readPackChoice(new URLSearchParams(query), offer(preselected));

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(given).toString();
}

describe('a choice of packs in an address', () => {
  it('opens with the first pack and, where the page has one, its colour', () => {
    expect(read('')).toEqual({ pack: 'einzelpack', colours: [] });
    expect(read('', first)).toEqual({ pack: 'einzelpack', colours: [first] });
    expect(read('pack=duo', first)).toEqual({ pack: 'duo', colours: [first] });
  });

  it('names pack and colours in the order chosen', () => {
    expect(read('pack=duo&farben=rosa.navy')).toEqual({ pack: 'duo', colours: ['rosa', 'navy'] });
    expect(queryOf(packChoiceParams({ pack: 'duo', colours: ['rosa', 'navy'] }, offer()))).toBe(
      'pack=duo&farben=rosa.navy',
    );
  });

  it('leaves out what is unknown, double or too much', () => {
    expect(read('pack=quartett&farben=rosa.rosa.pizza.navy')).toEqual({
      pack: 'einzelpack',
      colours: ['rosa'],
    });
    expect(read('farben=', first)).toEqual({ pack: 'einzelpack', colours: [] });
  });

  it('reads back every choice it writes', () => {
    const choice = fc.constantFrom(...PACKS).chain(({ id, pieces }) =>
      fc.record({
        pack: fc.constant(id),
        colours: fc.uniqueArray(fc.constantFrom(...colours), { maxLength: pieces }),
      }),
    );
    fc.assert(
      fc.property(choice, fc.constantFrom(undefined, first), (chosen, preselected) => {
        const query = queryOf(packChoiceParams(chosen, offer(preselected)));
        expect(read(query, preselected)).toEqual(chosen);
      }),
    );
  });
});
