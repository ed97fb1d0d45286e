import { describe, expect, it } from 'vitest';
import { squarePicture } from '#web/ui/picture-source.ts';
import { type FamilyChoice, listScenes } from './list-scene.ts';

const PICTURES = [
  { family: 'special', picture: squarePicture('/images/special-gold/detail') },
  { family: 'vintage', picture: squarePicture('/images/vintage-1974/detail') },
] as const;

function scenes(selected: string, vintage: number, special: number) {
  const choice: FamilyChoice = {
    selected,
    counts: new Map([
      ['alle', vintage + special],
      ['vintage', vintage],
      ['special', special],
    ]),
    names: { vintage: 'VINTAGE', special: 'SPECIAL' },
    hrefOf: (family) => `/?kategorie=${family}`,
  };
  return listScenes(PICTURES, choice).map(({ name, href }) => [name, href]);
}

describe('listScenes', () => {
  it('leads to every family of an unfiltered list', () => {
    expect(scenes('alle', 3, 4)).toEqual([
      ['SPECIAL', '/?kategorie=special'],
      ['VINTAGE', '/?kategorie=vintage'],
    ]);
  });

  it('shows the chosen family, without a link', () => {
    expect(scenes('vintage', 3, 4)).toEqual([['VINTAGE', undefined]]);
  });

  it('leaves out a family without products, and one that is all of the list', () => {
    expect(scenes('alle', 3, 0)).toEqual([]);
  });
});
