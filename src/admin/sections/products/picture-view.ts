import type { View } from '#catalogue/pictures.ts';
import type { PictureRow } from './picture-rows.ts';

/** Words by which file names tell a view, German and English. */
const HINTS: Readonly<Record<View, string>> = {
  quarter: 'schraeg schräg quarter dreiviertel perspektive angle',
  side: 'seite seitlich side links rechts left right profil profile',
  top: 'oben top draufsicht above',
  heel: 'ferse heel',
  sole: 'sohle laufsohle sole outsole',
  front: 'vorn vorne vorderseite front',
  back: 'hinten rücken rückseite ruecken rueckseite back rear',
  detail: 'detail details nah nahaufnahme closeup makro macro zoom',
  main: 'main haupt hauptbild ganz cover freisteller packshot',
  inside: 'innen inside interior',
  scale: 'maßstab massstab scale',
  use: 'gebrauch anwendung use lifestyle',
  worn: 'getragen tragebild worn model modell',
};
const VIEW_OF_WORD: ReadonlyMap<string, View> = new Map(
  Object.entries(HINTS).flatMap(([view, words]) =>
    words.split(' ').map((word) => [word, view as View] as const),
  ),
);

/** Views of a gallery without hints, by place; further places have none. */
const BY_PLACE: readonly View[] = ['main', 'front', 'back', 'side', 'detail'];

/** Returns the view that a file's name tells; of several words the last one decides. */
export function viewOfName(name: string): View | undefined {
  const words = name
    .normalize('NFC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.map((word) => VIEW_OF_WORD.get(word)).findLast((view) => view !== undefined);
}

/**
 * Guesses what a new picture shows: by its name, else as another colour has it at this place, else by the usual order of
 * a gallery. A place says nothing once its view is taken.
 */
export function guessView(
  name: string,
  rows: readonly PictureRow[],
  { colour, at }: { readonly colour: string | undefined; readonly at: number },
): View | undefined {
  const viewsOf = ({ pictures }: PictureRow) => pictures.map(({ picture }) => picture['view']);
  const taken = rows.filter((row) => row.colour === colour).flatMap(viewsOf);
  const others = rows.filter((row) => row.colour !== colour).map((row) => viewsOf(row)[at]);
  return (
    viewOfName(name) ??
    ([...others, BY_PLACE[at]] as (View | undefined)[]).find(
      (view) => view !== undefined && !taken.includes(view),
    )
  );
}
