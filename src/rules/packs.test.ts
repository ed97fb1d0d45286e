import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POUCH } from '#catalogue/bags/pouch.ts';
import { PACK_KEYS } from '#catalogue/ids.ts';
import {
  colourCountIsExact,
  colourLimit,
  initialChoice,
  type PackChoice,
  switchPack,
  toggleColour,
  trimColours,
  withColour,
} from './packs.ts';

const colour = fc.constantFrom(...POUCH.colours);
const pack = fc.constantFrom(...PACK_KEYS);
type Step =
  | { readonly click: (typeof POUCH.colours)[number] }
  | { readonly pack: 'einzelpack' | 'duo' | 'trio' };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    colour.map((click) => ({ click })),
    pack.map((key) => ({ pack: key })),
  ),
);

describe('pack choice', () => {
  it('starts with the single pack, and a colour where the page preselects one', () => {
    expect(initialChoice()).toEqual({ pack: 'einzelpack', colours: [] });
    expect(initialChoice('schwarz')).toEqual({ pack: 'einzelpack', colours: ['schwarz'] });
  });

  it('holds 1, 2 and 3 colours', () => expect(PACK_KEYS.map(colourLimit)).toEqual([1, 2, 3]));

  it('deselects a chosen colour', () => {
    expect(toggleColour(['rosa', 'lila'], 'rosa', 2)).toEqual(['lila']);
  });

  it('looks at one more colour without deselecting any that is chosen', () => {
    expect(withColour(['rosa', 'lila'], 'navy', 2)).toEqual(['lila', 'navy']);
    expect(withColour(['rosa', 'lila'], 'rosa', 2)).toEqual(['rosa', 'lila']);
    expect(withColour(['rosa'], undefined, 2)).toEqual(['rosa']);
    const chosen = fc.uniqueArray(colour, { maxLength: 3 });
    fc.assert(
      fc.property(chosen, colour, (colours, one) => {
        const seen = withColour(colours, one, 3);
        expect(seen).toContain(one);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe(Math.min(3, new Set([...colours, one]).size));
      }),
    );
  });

  it('drops the oldest at the limit and appends the new one', () => {
    expect(toggleColour(['rosa', 'lila'], 'navy', 2)).toEqual(['lila', 'navy']);
    expect(toggleColour(['rosa'], 'navy', 1)).toEqual(['navy']);
  });

  it('trims to a smaller pack, keeping what was chosen first', () => {
    const trio = { pack: 'trio' as const, colours: ['rosa', 'lila', 'navy'] };
    expect(switchPack(trio, 'duo')).toEqual({ pack: 'duo', colours: ['rosa', 'lila'] });
    expect(switchPack(trio, 'einzelpack').colours).toEqual(['rosa']);
    expect(switchPack(switchPack(trio, 'einzelpack'), 'trio').colours).toEqual(['rosa']);
    expect(trimColours(['rosa'], 3)).toEqual(['rosa']);
  });

  it('never holds a colour twice or more than the pack, whatever is clicked', () => {
    fc.assert(
      fc.property(steps, (clicks) => {
        let choice: PackChoice<(typeof POUCH.colours)[number]> = initialChoice();
        for (const step of clicks) {
          const before = choice;
          choice =
            'pack' in step
              ? switchPack(choice, step.pack)
              : {
                  ...choice,
                  colours: toggleColour(choice.colours, step.click, colourLimit(choice.pack)),
                };
          expect(choice.colours.length).toBeLessThanOrEqual(colourLimit(choice.pack));
          expect(new Set(choice.colours).size).toBe(choice.colours.length);
          if ('click' in step && !before.colours.includes(step.click)) {
            expect(choice.colours.at(-1)).toBe(step.click);
          }
        }
      }),
    );
  });

  it('may be added only with exactly its number of colours', () => {
    fc.assert(
      fc.property(fc.uniqueArray(colour), pack, (chosen, key) => {
        expect(colourCountIsExact(chosen, key)).toBe(chosen.length === colourLimit(key));
      }),
    );
  });
});
