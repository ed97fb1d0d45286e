import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import type { MissingData } from '../missing/MissingPage.tsx';

/** Makes the data of /not-found, to which the unknown products of a collection lead. */
export function data({ collections }: Catalogue, lang: Lang): MissingData {
  const [text] = Object.values(collections).flatMap(({ unknown, notFound }) =>
    unknown === 'not-found' && notFound ? [notFound[lang]] : [],
  );
  return text === undefined ? {} : { text };
}
