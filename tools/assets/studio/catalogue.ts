/**
 * Prints the range as JSON for render.py: ids, colours and views of the seed, so that a new product or colour needs no
 * second list.
 */
import type { Product } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { SCENES } from '../scenes.ts';
import parts from './parts.json' with { type: 'json' };
import uses from './uses.json' with { type: 'json' };

const inCollection = (wanted: string) =>
  seedCatalogue.products.filter(({ collection }) => collection === wanted);
/** Views of use are made once, not of every product or colour; a scene's `main` is none. */
const scenes: readonly string[] = SCENES;
const once = new Set<string | undefined>(
  uses.filter(({ product }) => !scenes.includes(product)).map(({ view }) => view),
);
const viewsOf = (product: Product | undefined) => [
  ...new Set(product?.pictures.map(({ view }) => view).filter((view) => !once.has(view))),
];
const [cap] = inCollection('caps');
const sneakers = inCollection('sneakers');
const jerseys = inCollection('trikots');
const accessories = inCollection('accessoires');
const coloursOf: Readonly<Record<string, object>> = parts.partColours;
const numbers: Readonly<Record<string, number>> = parts.numbers;

const range = {
  sneakers: {
    views: viewsOf(sneakers[0]),
    items: sneakers.map(({ id, family }) => ({
      id,
      silhouette: family,
      colours: coloursOf[id],
    })),
  },
  jerseys: {
    views: viewsOf(jerseys[0]),
    items: jerseys.map(({ id }) => ({ id, number: String(numbers[id]) })),
  },
  cap: {
    id: cap?.id,
    views: viewsOf(cap),
    colours: cap?.colours?.map((value) => ({ value, hex: seedCatalogue.colours[value]?.hex })),
  },
  accessories: { views: viewsOf(accessories[0]), items: accessories.map(({ id }) => ({ id })) },
  bags: {
    items: inCollection('bags').map((bag) => ({
      id: bag.id,
      views: viewsOf(bag),
      colours: bag.colours?.map((colour) => [
        colour,
        seedCatalogue.colours[colour]?.name.de,
        seedCatalogue.colours[colour]?.hex,
      ]),
    })),
  },
  // The shirts' tile is no model: `tile.py` makes it from masters.
  scenes: SCENES.filter(
    (id) => id !== 'tile-trikots' && !uses.some(({ product }) => product === id),
  ).map((id) => ({ id })),
};

process.stdout.write(`${JSON.stringify(range)}\n`);
