import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POUCH } from '#test/seed.ts';
import { type PackChoice, switchPack, toggleColour, withColour } from './packs.ts';

const SINGLE = { id: 'einzelpack', pieces: 1 };
const DUO = { id: 'duo', pieces: 2 };
const TRIO = { id: 'trio', pieces: 3 };
const colour = fc.constantFrom(...POUCH.colours);
const steps = fc.array(fc.oneof(colour, fc.constantFrom(SINGLE, DUO, TRIO)));

describe('pack choice', () => {
  it('deselects a chosen colour', () => {
    expect(toggleColour(['rosa', 'lila'], 'rosa', 2)).toEqual(['lila']);
  });

  it('looks at one more colour without deselecting any that is chosen', () => {
    expect(withColour(['rosa', 'lila'], 'navy', 2)).toEqual(['lila', 'navy']);
    expect(withColour(['rosa', 'lila'], 'rosa', 2)).toEqual(['rosa', 'lila']);
    expect(withColour(['rosa'], undefined, 2)).toEqual(['rosa']);
  });

  it('drops the oldest at the limit and appends the new one', () => {
    expect(toggleColour(['rosa', 'lila'], 'navy', 2)).toEqual(['lila', 'navy']);
    expect(toggleColour(['rosa'], 'navy', 1)).toEqual(['navy']);
  });

  it('trims to a smaller pack, keeping what was chosen first', () => {
    const trio = { pack: 'trio', colours: ['rosa', 'lila', 'navy'] };
    expect(switchPack(trio, DUO)).toEqual({ pack: 'duo', colours: ['rosa', 'lila'] });
    expect(switchPack(switchPack(trio, SINGLE), TRIO).colours).toEqual(['rosa']);
  });

  it('never holds a colour twice or more than the pack, whatever is clicked', () => {
    fc.assert(
      fc.property(steps, (clicks) => {
        let choice: PackChoice = { pack: SINGLE.id, colours: [] };
        let pack = SINGLE;
        for (const step of clicks) {
          const { colours } = choice;
          if (typeof step === 'string') {
            choice = { ...choice, colours: toggleColour(colours, step, pack.pieces) };
            if (!colours.includes(step)) expect(choice.colours.at(-1)).toBe(step);
          } else {
            pack = step;
            choice = switchPack(choice, step);
          }
          expect(choice.colours.length).toBeLessThanOrEqual(pack.pieces);
          expect(new Set(choice.colours).size).toBe(choice.colours.length);
        }
      }),
    );
  });
});
