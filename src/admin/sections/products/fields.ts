import { MEASURES } from '#catalogue/catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type JsonObject, valueAt } from '../range/content-path.ts';
import { type Field, liesIn } from '../range/field.ts';

/** Parts of the editor in their order; each has an anchor of this name. */
export const PARTS = [
  'texts',
  'price',
  'options',
  'pictures',
  'details',
  'safety',
  'related',
  'search',
] as const;
export type Part = (typeof PARTS)[number];

const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object);
const optional = (field: Field): Field => ({ ...field, isOptional: true });
const choice = (path: string, options: readonly string[], names: Field['names'] = {}): Field => ({
  path,
  type: 'choice',
  options,
  names,
});

/** Fields of a pack beside its prices. */
export const packFields = (
  pack: string,
  names: CatalogueNames,
  badges: Field['names'],
): Field[] => [
  {
    path: `packs.${pack}.gifts`,
    type: 'choices',
    options: Object.keys(names.gifts),
    names: names.gifts,
  },
  optional(choice(`packs.${pack}.badge`, keysOf(badges), badges)),
  optional({ path: `packs.${pack}.giftLine.*`, type: 'text' }),
];

/** Paths of prices: of the product, or of each pack. */
export function pricePaths(content: JsonObject): readonly string[] {
  const packs = keysOf(content['packs']);
  return packs.length > 0 ? packs.map((pack) => `packs.${pack}.`) : [''];
}

const PERSON = ['name', 'street', 'town', 'country', 'email'] as const;

/** Fields of the maker and of the one who answers for it in the EU, unless that is the shop itself. */
function safetyFields(content: JsonObject, own: string): Field[] {
  const isOwn = valueAt(content, ['safety', 'maker']) === 'own';
  return [
    optional(choice('safety.maker', ['own'], { own })),
    ...(isOwn ? [] : ['safety.maker', 'safety.euPerson']).flatMap((path) =>
      PERSON.map((each) => optional({ path: `${path}.${each}`, type: 'text' })),
    ),
    optional({ path: 'safety.warnings.*', type: 'long' }),
    optional({ path: 'ingredients', type: 'long' }),
    optional({ path: 'battery.*', type: 'long' }),
  ];
}

/**
 * Every field of a product by the part of the editor that shows it, in the order of the form. Prices, packs and pictures
 * have inputs of their own. `own` names the shop as the maker.
 */
export function productFields(
  content: JsonObject,
  names: CatalogueNames,
  own = '',
): Readonly<Record<Part, readonly Field[]>> {
  const tags = new Set([...keysOf(names.tags), ...keysOf(content['tags'])]);
  const colours = Array.isArray(content['colours']) ? content['colours'].map(String) : [];
  const hasPacks = content['packs'] !== undefined;
  return {
    texts: [
      { path: 'name.*', type: 'text' },
      optional({ path: 'texts.*.description', type: 'long' }),
      optional({ path: 'texts.*.features', type: 'lines' }),
      optional({ path: 'texts.*.material', type: 'rows' }),
      optional({ path: 'texts.*.care', type: 'long' }),
      optional({ path: 'texts.*.details', type: 'rows' }),
    ],
    price: pricePaths(content).flatMap((path): Field[] => [
      { path: `${path}priceCents`, type: 'euros' },
      optional({ path: `${path}originalCents`, type: 'euros' }),
    ]),
    options: [
      optional({
        path: 'colours',
        type: 'order',
        options: Object.keys(names.colours),
        names: names.colours,
        shades: names.shades,
      }),
      ...(colours.length > 1 ? [optional(choice('cover', colours, names.colours))] : []),
      optional({ path: 'sizes', type: 'words' }),
      ...(hasPacks
        ? (['isCoverChosen', 'hasGiftCards'] as const).map(
            (path): Field => ({ path, type: 'flag' }),
          )
        : []),
    ],
    pictures: [],
    details: [
      choice('collection', Object.keys(names.homes), names.collections),
      ...[...tags].map((group) => {
        const values = names.tags[group] ?? {};
        return optional(choice(`tags.${group}`, Object.keys(values), values));
      }),
      optional({ path: 'family', type: 'text' }),
      optional({ path: 'articleNumber', type: 'text' }),
      optional({ path: 'ean', type: 'text' }),
      optional({ path: 'weightG', type: 'number' }),
      optional({ path: 'volumeMl', type: 'number' }),
      ...MEASURES.map((each) => optional({ path: `measuresMm.${each}`, type: 'number' })),
      optional({ path: 'fibres', type: 'fibres' }),
    ],
    safety: safetyFields(content, own),
    related: [optional({ path: 'related', type: 'products' })],
    search: [{ path: 'path', type: 'text' }, optional({ path: 'searchWords', type: 'long' })],
  };
}

/** Returns the part of the editor in which a path is edited. */
export function partOf(
  path: readonly (string | number)[],
  fields: ReturnType<typeof productFields>,
): Part {
  if (path[0] === 'pictures') return 'pictures';
  const part = PARTS.find((each) => fields[each].some((field) => liesIn(path, field.path)));
  if (part) return part;
  if (path[0] === 'packs') return 'options';
  return path[0] === 'priceCents' || path[0] === 'originalCents' ? 'price' : 'texts';
}
