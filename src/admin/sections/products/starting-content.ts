import type { Json, JsonObject } from '#catalogue/json.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { MAX_ID_LENGTH } from '#rules/id-from-name.ts';
import type { ContentPath } from '../range/content-path.ts';
import { editContent } from '../range/edit-content.ts';

/** True if the schema takes this as a product's id. */
export function isProductId(id: string): boolean {
  return id.length <= MAX_ID_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
}

const NO_PRICE = { priceCents: null };
export const NO_PACK = { ...NO_PRICE, gifts: [] };

/** Options of a new product; its editor can change them. */
export const STARTING_OPTIONS = ['none', 'sizes', 'colours', 'both', 'packs'] as const;
export type StartingOptions = (typeof STARTING_OPTIONS)[number];

function startingOptions(options: StartingOptions, packs: readonly string[]): JsonObject {
  if (options === 'packs') return { packs: Object.fromEntries(packs.map((id) => [id, NO_PACK])) };
  return {
    ...NO_PRICE,
    ...((options === 'sizes' || options === 'both') && { sizes: [] }),
    ...((options === 'colours' || options === 'both') && { colours: [] }),
  };
}

/** Path that is proposed for a product of a collection. */
const proposePath = (collection: string, id: string, { homes }: CatalogueNames) =>
  `${homes[collection] ?? ''}/${id}`;

interface NewProduct {
  readonly id: string;
  readonly name: string;
  readonly collection: string;
  readonly options: StartingOptions;
}

/** Returns the content that a new product begins with: its texts and prices are empty. */
export function startingContent(
  { id, name, collection, options }: NewProduct,
  names: CatalogueNames,
): JsonObject {
  return {
    id,
    path: proposePath(collection, id, names),
    collection,
    tags: {},
    name: { de: name, en: '' },
    texts: { de: {}, en: {} },
    pictures: [],
    ...startingOptions(options, Object.keys(names.packs)),
  };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Drops the former price, which is a fact of the product it was entered for. */
const withoutFormerPrice = ({ originalCents: _, ...others }: JsonObject): JsonObject => others;

/** Returns a product's content under another id and name and without former prices; everything else stays. */
export function copyContent(
  content: JsonObject,
  id: string,
  name: string,
  names: CatalogueNames,
): JsonObject {
  const path = proposePath(String(content['collection']), id, names);
  const packs = isObject(content['packs']) && {
    packs: Object.fromEntries(
      Object.entries(content['packs']).map(([pack, offer]) => [
        pack,
        isObject(offer) ? withoutFormerPrice(offer) : offer,
      ]),
    ),
  };
  return { ...withoutFormerPrice(content), ...packs, id, path, name: { de: name, en: '' } };
}

const picturesOf = (content: JsonObject) =>
  Array.isArray(content['pictures']) ? content['pictures'].filter(isObject) : [];

/**
 * Returns the content without pictures of colours that it doesn't have; its first colour takes those it had before, and
 * a colour that comes back its own.
 */
function fitPictures(content: JsonObject, earlier: readonly JsonObject[]): JsonObject {
  const colours = Array.isArray(content['colours']) ? content['colours'].map(String) : [];
  const before = picturesOf(content);
  const hadColours = before.some(({ colour }) => colour !== undefined);
  const pictures = before.flatMap(({ colour, ...picture }) => {
    if (colours.length === 0 || (hadColours && colour === undefined)) return [picture];
    if (colour === undefined) return [{ ...picture, colour: colours[0] }];
    return colours.includes(String(colour)) ? [{ ...picture, colour }] : [];
  });
  const back = colours.flatMap((colour) => {
    const isOf = (picture: JsonObject) => picture['colour'] === colour;
    if (pictures.some(isOf)) return [];
    return (
      earlier.map((state) => picturesOf(state).filter(isOf)).find(({ length }) => length) ?? []
    );
  });
  return { ...content, pictures: [...pictures, ...back] };
}

/** Returns the content with a price of its own exactly if it has no packs. */
function fitPrice(content: JsonObject): JsonObject {
  const { priceCents = null, originalCents: _, ...others } = content;
  return others['packs'] ? others : { ...content, priceCents };
}

/** Sets a field, and what follows from it; `earlier` are former states, the latest first. */
export function editProduct(
  content: JsonObject,
  path: ContentPath,
  value: Json | undefined,
  earlier: readonly JsonObject[] = [],
): JsonObject {
  const next = editContent(content, path, value);
  if (path[0] === 'packs' && path.length === 2) return fitPrice(next);
  if (path[0] !== 'colours') return next;
  const { cover, ...others } = fitPictures(next, earlier);
  const isOffered = Array.isArray(next['colours']) && next['colours'].includes(cover);
  return isOffered ? { ...others, cover } : others;
}
