import type { Json, JsonObject } from '#catalogue/json.ts';

/** A picture of a product, as its draft has it. */
export interface DraftPicture {
  /** Names it among the product's pictures while they change their places. */
  readonly key: string;
  readonly picture: JsonObject;
}

/** Pictures of one colour in their order; undefined is every colour, or a product without any. */
export interface PictureRow {
  readonly colour: string | undefined;
  readonly pictures: readonly DraftPicture[];
}

const NO_COLOUR = '';

/** Returns the pictures by colour, in the order of colours. */
export function pictureRows(content: JsonObject): readonly PictureRow[] {
  const pictures = Array.isArray(content['pictures']) ? (content['pictures'] as JsonObject[]) : [];
  const colours = Array.isArray(content['colours']) ? content['colours'].map(String) : [];
  const seen = new Map<string, number>();
  const keyed = pictures.map((picture) => {
    const base = String(picture['base'] ?? '');
    const nth = seen.get(base) ?? 0;
    seen.set(base, nth + 1);
    return { key: `${base}#${nth}`, picture };
  });
  return [...colours, undefined].map((colour) => ({
    colour,
    pictures: keyed.filter(({ picture }) => !colours.length || picture['colour'] === colour),
  }));
}

export const findPicture = (rows: readonly PictureRow[], key: string): DraftPicture | undefined =>
  rows.flatMap(({ pictures }) => pictures).find((each) => each.key === key);

/** Place in a row; beyond its end it is the last one. */
export interface Place {
  readonly colour: string | undefined;
  readonly at: number;
}

const write = (rows: readonly PictureRow[]): Json =>
  rows.flatMap(({ colour, pictures }) =>
    pictures.map(({ picture: { colour: _, ...picture } }) =>
      colour === undefined ? picture : { ...picture, colour },
    ),
  );

/** Returns all pictures with some put at a place; those that were elsewhere before move there. */
export function putPictures(
  rows: readonly PictureRow[],
  put: readonly DraftPicture[],
  { colour, at }: Place,
): Json {
  const keys = new Set(put.map(({ key }) => key));
  const next = rows.map((row) => {
    const isTarget = (row.colour ?? NO_COLOUR) === (colour ?? NO_COLOUR);
    const others = row.pictures.filter(({ key }) => !keys.has(key));
    const before = row.pictures.slice(0, at).filter(({ key }) => !keys.has(key)).length;
    return { ...row, pictures: isTarget ? others.toSpliced(before, 0, ...put) : others };
  });
  return write(next);
}

/** Returns all pictures with another one in the place of `key`, or without it. */
export function replacePicture(
  rows: readonly PictureRow[],
  key: string,
  next: JsonObject | undefined,
): Json {
  const changed = rows.map((row) => ({
    ...row,
    pictures: row.pictures.flatMap((each) =>
      each.key === key ? (next ? { ...each, picture: next } : []) : each,
    ),
  }));
  return write(changed);
}

/** True if a picture has neither a view nor a text, so that nobody can be told what it shows. */
export const lacksView = ({ picture }: DraftPicture): boolean =>
  picture['view'] === undefined && picture['alt'] === undefined;

/** Returns the picture without a view that follows one, or the first of all; undefined if each other has one. */
export function nextWithoutView(
  rows: readonly PictureRow[],
  after?: string,
): DraftPicture | undefined {
  const all = rows.flatMap(({ pictures }) => pictures);
  const at = all.findIndex(({ key }) => key === after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find(
    (each) => each.key !== after && lacksView(each),
  );
}
