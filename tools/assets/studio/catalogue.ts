/**
 * Prints the range as JSON for render.py: ids, colours and views of the seed, so that a new product or colour needs no
 * second list.
 */
import type { Product } from '#catalogue/catalogue.ts';
import { COLOUR_HEX } from '#catalogue/colour-hex.ts';
import { OPTIONS } from '#catalogue/options.ts';
import { SCENES } from '#catalogue/pictures.ts';
import { VIEWS_OF } from '#contract/product-faults.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

const ofKind = <Kind extends Product['kind']>(kind: Kind) =>
  seedCatalogue.products.filter(
    (product): product is Extract<Product, { readonly kind: Kind }> => product.kind === kind,
  );
const [cap] = ofKind('cap');

const range = {
  sneakers: {
    views: VIEWS_OF.sneaker,
    items: ofKind('sneaker').map(({ id, silhouette, partColours: colours }) => ({
      id,
      silhouette,
      colours,
    })),
  },
  jerseys: {
    views: VIEWS_OF.jersey,
    items: ofKind('jersey').map(({ id, number }) => ({ id, number: String(number) })),
  },
  cap: {
    id: cap?.id,
    views: VIEWS_OF.cap,
    colours: cap?.colours.map((value) => ({ value, hex: COLOUR_HEX[value] })),
  },
  accessories: { views: VIEWS_OF.accessory, items: ofKind('accessory').map(({ id }) => ({ id })) },
  bags: {
    items: ofKind('bag').map(({ id, colours }) => ({
      id,
      views: VIEWS_OF.bag,
      colours: colours.map((colour) => [colour, OPTIONS.colours[colour]?.de, COLOUR_HEX[colour]]),
    })),
  },
  scenes: SCENES.map((id) => ({ id })),
};

process.stdout.write(`${JSON.stringify(range)}\n`);
