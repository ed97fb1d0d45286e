/** Lists the pictures that the catalogue needs; the check compares them with the files in public/. */
import { BAGS as BAGS_BY_ID } from '../../../src/catalogue/bags.ts';
import { CAP } from '../../../src/catalogue/cap.ts';
import { ACCESSORY_IDS, JERSEY_IDS, SNEAKER_IDS } from '../../../src/catalogue/ids.ts';
import {
  ACCESSORY_VIEWS,
  BAG_VIEWS,
  CAP_VIEWS,
  FALLBACK_WIDTH_PX,
  JERSEY_VIEWS,
  LINE_VIEW,
  mailPicture,
  PICTURE_WIDTHS_PX,
  pictureBase,
  SNEAKER_VIEWS,
  sharedPicture,
} from '../../../src/catalogue/pictures.ts';
import { SCENE_PICTURES } from '../../../src/catalogue/scenes.ts';
import type { SeedProductRef } from '../../../src/catalogue/types.ts';
import { coverPicture } from '../../../src/web/ui/product-cover.ts';

const BAGS = Object.values(BAGS_BY_ID);

/** Returns every product picture without width and extension, for instance `/images/pouch/rosa-quarter`. */
export function expectedBases(): string[] {
  return [
    ...SNEAKER_IDS.flatMap((id) => SNEAKER_VIEWS.map((view) => pictureBase(id, view))),
    ...JERSEY_IDS.flatMap((id) => JERSEY_VIEWS.map((view) => pictureBase(id, view))),
    ...ACCESSORY_IDS.flatMap((id) => ACCESSORY_VIEWS.map((view) => pictureBase(id, view))),
    ...CAP.colours.flatMap((colour) => CAP_VIEWS.map((view) => pictureBase(CAP.id, view, colour))),
    ...BAGS.flatMap((bag) =>
      BAG_VIEWS.flatMap((view) => bag.colours.map((colour) => pictureBase(bag.id, view, colour))),
    ),
  ];
}

/** Returns the pictures that lines of a mail show; paths without width and extension. */
export function lineBases(): string[] {
  return [
    ...SNEAKER_IDS.map((id) => pictureBase(id, LINE_VIEW.sneaker)),
    ...JERSEY_IDS.map((id) => pictureBase(id, LINE_VIEW.jersey)),
    ...ACCESSORY_IDS.map((id) => pictureBase(id, LINE_VIEW.accessory)),
    ...CAP.colours.map((colour) => pictureBase(CAP.id, LINE_VIEW.cap, colour)),
    ...BAGS.flatMap(({ id, colours }) =>
      colours.map((colour) => pictureBase(id, LINE_VIEW.bag, colour)),
    ),
  ];
}

/** Every product; each has a page and so a picture for shared links. */
export const sharedProducts: readonly SeedProductRef[] = [
  ...SNEAKER_IDS.map((id) => ({ kind: 'sneaker', id }) as const),
  ...JERSEY_IDS.map((id) => ({ kind: 'jersey', id }) as const),
  { kind: 'cap', id: CAP.id },
  ...ACCESSORY_IDS.map((id) => ({ kind: 'accessory', id }) as const),
  ...BAGS.map(({ id }) => ({ kind: 'bag', id }) as const),
];

/** Returns a product's picture for shared links, the same as in lists; path without width and extension. */
export const coverBase = (product: SeedProductRef): string => coverPicture(product).base;

/** Returns every picture file that pages or mails may need, for instance `/images/pouch/rosa-quarter-480.avif`. */
export function expectedFiles(): string[] {
  const products = expectedBases().flatMap((base) => [
    ...PICTURE_WIDTHS_PX.map((width) => `${base}-${width}.avif`),
    `${base}-${FALLBACK_WIDTH_PX}.webp`,
  ]);
  const scenes = Object.entries(SCENE_PICTURES).flatMap(([name, scene]) => [
    ...scene.widths.map((width) => `/images/${name}-${width}.avif`),
    `/images/${name}-${scene.fallbackWidth}.webp`,
  ]);
  return [
    ...products,
    ...lineBases().map(mailPicture),
    ...scenes,
    sharedPicture(),
    ...sharedProducts.map(({ id }) => sharedPicture(id)),
  ];
}
