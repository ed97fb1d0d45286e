/**
 * Prints the range as JSON for render.py: ids, colours and views from src/catalogue, so that a new product or
 * colour needs no second list.
 */
import { BAGS } from '#catalogue/bags.ts';
import { CAP } from '#catalogue/cap.ts';
import { COLOUR_HEX } from '#catalogue/colour-hex.ts';
import { OPTIONS } from '#catalogue/options.ts';
import { ACCESSORY_IDS } from '#catalogue/ids.ts';
import { JERSEYS } from '#catalogue/jerseys.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  JERSEY_VIEWS,
  SCENES,
  SNEAKER_VIEWS,
} from '#catalogue/pictures.ts';
import { SNEAKERS } from '#catalogue/sneakers.ts';

const bags = Object.values(BAGS).map((bag) => ({
  id: bag.id,
  views: BAG_VIEWS,
  colours: bag.colours.map((colour) => [colour, OPTIONS.colours[colour]?.de, COLOUR_HEX[colour]]),
}));

const range = {
  sneakers: {
    views: SNEAKER_VIEWS,
    items: SNEAKERS.map(({ id, silhouette, colours }) => ({ id, silhouette, colours })),
  },
  jerseys: {
    views: JERSEY_VIEWS,
    items: JERSEYS.map(({ id, number }) => ({ id, number: String(number) })),
  },
  cap: {
    id: CAP.id,
    views: CAP_VIEWS,
    colours: CAP.colours.map((value) => ({ value, hex: COLOUR_HEX[value] })),
  },
  accessories: { views: ACCESSORY_VIEWS, items: ACCESSORY_IDS.map((id) => ({ id })) },
  bags: { items: bags },
  scenes: SCENES.map((id) => ({ id })),
};

process.stdout.write(`${JSON.stringify(range)}\n`);
