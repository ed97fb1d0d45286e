import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';

/**
 * Makes what a page shows of a catalogue, as JSON: printed into its document, and a file for steps. Pure.
 * Undefined for an id that the catalogue does not have.
 */
export interface MakeData<Data = unknown> {
  (catalogue: Catalogue, lang: Lang, id: string): Data | undefined;
  /** Picks what the data are made of; undefined without a picker or for an unknown id. */
  readonly partsOf?: (catalogue: Catalogue, id: string) => object | undefined;
}

/**
 * Makes data of parts of a catalogue alone, objects of it and lists of them: while a page's parts stay the same
 * objects, its data need not be made again.
 */
export function ofParts<Parts extends object, Data>(
  partsOf: (catalogue: Catalogue, id: string) => Parts | undefined,
  make: (parts: Parts, lang: Lang) => Data,
): MakeData<Data> {
  const makeData = (catalogue: Catalogue, lang: Lang, id: string) => {
    const parts = partsOf(catalogue, id);
    return parts && make(parts, lang);
  };
  return Object.assign(makeData, { partsOf });
}
