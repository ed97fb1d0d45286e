import { COLOUR_IDS, type ColourId } from '#catalogue/colours.ts';
import type { ProductKind } from '#catalogue/product-ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '#catalogue/sizes.ts';
import { VIEWS_OF } from '#contract/product-faults.ts';
import type { ContentPath, Json, JsonObject } from './content-path.ts';
import { setAt, valueAt } from './content-path.ts';

const MAX_ID_LENGTH = 60;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Returns an id made of a name: `Größe Zwölf` becomes `groesse-zwoelf`; empty if nothing of it fits. */
export function idFromName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'))
    .slice(0, MAX_ID_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** True if the schema takes this as a product's id. */
export function isProductId(id: string): boolean {
  return id.length <= MAX_ID_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
}

const EMPTY_TEXTS = {
  description: '',
  features: ['', '', '', ''],
  material: [{ label: '', value: '' }],
  care: '',
  details: [{ label: '', value: '' }],
};
const NO_PRICE = { priceCents: null, originalCents: null };

function ownFields(kind: ProductKind, id: string): JsonObject {
  switch (kind) {
    case 'sneaker':
      return {
        ...NO_PRICE,
        silhouette: 'kiez',
        partColours: { base: '#FFFFFF', accent: '#1A1A1A', sole: '#FFFFFF' },
        sizes: SNEAKER_SIZES,
      };
    case 'jersey':
      return { ...NO_PRICE, category: 'National', number: 10, sizes: JERSEY_SIZES };
    case 'cap':
      return { ...NO_PRICE, colours: COLOUR_IDS.slice(0, 1) };
    case 'accessory':
      return { ...NO_PRICE, category: 'Brillen' };
    case 'bag': {
      const colours = COLOUR_IDS.slice(0, 3);
      const pack = { ...NO_PRICE, gifts: [] };
      return {
        path: `/products/${id}`,
        packs: { einzelpack: pack, duo: pack, trio: pack },
        colours,
        cover: colours[0] ?? null,
        isCoverChosen: false,
        hasGiftCards: false,
        demoViewers: 3,
      };
    }
  }
}

/** Returns the content that a new product begins with: every field is there, its texts and prices are empty. */
export function startingContent(kind: ProductKind, id: string, name: string): JsonObject {
  return fitPictures({
    kind,
    id,
    name: { de: name, en: '' },
    texts: { de: EMPTY_TEXTS, en: EMPTY_TEXTS },
    pictures: [],
    searchWords: '',
    demoRating: { average: 4.5, count: 10 },
    ...ownFields(kind, id),
  });
}

/** Returns a product's content under another id and name; everything else stays. */
export function copyContent(content: JsonObject, id: string, name: string): JsonObject {
  const copy = { ...content, id, name: { de: name, en: '' } };
  return content['kind'] === 'bag' ? { ...copy, path: `/products/${id}` } : copy;
}

const isPicture = (value: Json): value is JsonObject => typeof value === 'object' && value !== null;

/** Returns the content with one picture for each view and colour; those that fit keep their file. */
export function fitPictures(content: JsonObject): JsonObject {
  const views = VIEWS_OF[content['kind'] as ProductKind];
  if (views === undefined) return content;
  const { colours, pictures } = content;
  const before = (Array.isArray(pictures) ? pictures : []).filter(isPicture);
  const wanted: { view: string; colour?: ColourId }[] = Array.isArray(colours)
    ? colours.flatMap((colour: ColourId) => views.map((view) => ({ view, colour })))
    : views.map((view) => ({ view }));
  const next = wanted.map(({ view, colour }) => {
    const found = before.find((each) => each['view'] === view && each['colour'] === colour);
    return found ?? { view, base: '', ...(colour && { colour }) };
  });
  return { ...content, pictures: next };
}

/** Returns the content without a part that may be left out and in which nothing is left. */
function dropEmpty(content: JsonObject, parent: ContentPath): JsonObject {
  const isLine = parent.at(-1) === 'giftLine';
  const whole = isLine ? parent : parent[0] === 'experiences' ? ['experiences'] : undefined;
  const part = whole && valueAt(content, whole);
  if (whole === undefined || typeof part !== 'object' || part === null) return content;
  const isEmpty = Object.values(part).every((each) => Array.isArray(each) && each.length === 0);
  return isEmpty ? (setAt(content, whole, undefined) as JsonObject) : content;
}

/** Sets a field, and what follows from it. */
export function editContent(
  content: JsonObject,
  path: ContentPath,
  value: Json | undefined,
): JsonObject {
  const next = dropEmpty(setAt(content, path, value) as JsonObject, path.slice(0, -1));
  if (path[0] !== 'colours') return next;
  const colours = (valueAt(next, ['colours']) ?? []) as readonly Json[];
  const isCoverOffered = next['cover'] === undefined || colours.includes(next['cover'] ?? null);
  return fitPictures(isCoverOffered ? next : { ...next, cover: colours[0] ?? null });
}
