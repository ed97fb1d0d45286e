import { expect, test } from 'vitest';
import { pictureRows } from './picture-rows.ts';
import { guessView, viewOfName } from './picture-view.ts';

test.each([
  ['Hoodie-Elbe-schraeg.jpg', 'quarter'],
  // macOS gives files decomposed letters.
  ['hoodie_schräg.JPG'.normalize('NFD'), 'quarter'],
  ['hoodieRückseite.png', 'back'],
  ['tank-top-front.webp', 'front'],
  ['/images/pouch/rosa-inside', 'inside'],
  ['IMG_2041.jpg', undefined],
  ['backpack-oberteil.jpg', undefined],
])('%s shows %s', (name, view) => {
  expect(viewOfName(name)).toBe(view);
});

const hoodie = (schwarz: readonly (string | undefined)[]) =>
  pictureRows({
    colours: ['schwarz', 'salbei'],
    pictures: schwarz.map((view, at) => ({
      base: `s${at}`,
      colour: 'schwarz',
      ...(view !== undefined && { view }),
    })),
  });

test.each([
  ['the first picture is the main view', 'IMG_1.jpg', [], 'schwarz', 0, 'main'],
  ['the name decides before the place', 'vorn.jpg', [], 'schwarz', 0, 'front'],
  ['the place says nothing once its view is taken', '2.jpg', ['front'], 'schwarz', 1, undefined],
  ['another colour shows the same at its place', '2.jpg', ['main', 'worn'], 'salbei', 1, 'worn'],
  ['of a gallery that goes on nothing is known', '9.jpg', ['main'], 'schwarz', 8, undefined],
])('%s', (_, name, schwarz, colour, at, view) => {
  expect(guessView(name, hoodie(schwarz), { colour, at })).toBe(view);
});
