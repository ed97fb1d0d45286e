import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POUCH } from '#catalogue/bags/pouch.ts';
import { PACK_KEYS } from '#catalogue/ids.ts';
import { bagChoiceParams, readBagChoice } from './bag-choice-address.ts';
import { colourLimit } from './packs.ts';

const { colours: offered } = POUCH;
const [first] = offered;
const read = (query: string, preselected?: typeof first) =>
  readBagChoice(new URLSearchParams(query), offered, preselected);

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return new URLSearchParams(given).toString();
}

describe('the choice on a bag page in its address', () => {
  it('opens with the single pack and, on the pouch, its first colour', () => {
    expect(read('')).toEqual({ pack: 'einzelpack', colours: [] });
    expect(read('', first)).toEqual({ pack: 'einzelpack', colours: [first] });
    expect(read('pack=duo', first)).toEqual({ pack: 'duo', colours: [first] });
  });

  it('names pack and colours in the order chosen', () => {
    expect(read('pack=duo&farben=rosa.navy')).toEqual({ pack: 'duo', colours: ['rosa', 'navy'] });
    expect(queryOf(bagChoiceParams({ pack: 'duo', colours: ['rosa', 'navy'] }))).toBe(
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
    const choice = fc.constantFrom(...PACK_KEYS).chain((pack) =>
      fc.record({
        pack: fc.constant(pack),
        colours: fc.uniqueArray(fc.constantFrom(...offered), { maxLength: colourLimit(pack) }),
      }),
    );
    fc.assert(
      fc.property(choice, fc.constantFrom(undefined, first), (chosen, preselected) => {
        const query = queryOf(bagChoiceParams(chosen, preselected));
        expect(read(query, preselected)).toEqual(chosen);
      }),
    );
  });
});
