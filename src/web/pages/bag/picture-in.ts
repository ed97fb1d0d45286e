import type { BagProduct } from '#catalogue/catalogue.ts';
import { LINE_VIEW } from '#catalogue/pictures.ts';

type Pictured = Pick<BagProduct, 'pictures'>;

/** Returns a bag's pictures in that colour, in the order of the gallery. */
export function picturesIn({ pictures }: Pictured, colour: string): Pictured['pictures'] {
  return pictures.filter((picture) => picture.colour === colour);
}

/** Returns the picture by which a bag in that colour is recognized, as a path without width and ending. */
export function pictureIn(bag: Pictured, colour: string): string {
  const shown = picturesIn(bag, colour).find(({ view }) => view === LINE_VIEW.bag);
  return shown?.base ?? '';
}
