import { MEASURES } from '#catalogue/catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import {
  type Field,
  field,
  type JsonObject,
  keysOf,
  liesIn,
  maybe,
  optional,
  pick,
  valueAt,
} from '../range/content-path.ts';

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

/** Fields of a pack beside its prices. */
export const packFields = (
  pack: string,
  { gifts }: CatalogueNames,
  badges: Readonly<Record<string, string>>,
): Field[] => [
  pick(`packs.${pack}.gifts`, gifts, 'choices'),
  maybe(pick(`packs.${pack}.badge`, badges)),
  optional(`packs.${pack}.giftLine.*`),
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
    maybe(pick('safety.maker', { own })),
    ...(isOwn ? [] : ['safety.maker', 'safety.euPerson']).flatMap((path) =>
      PERSON.map((each) => optional(`${path}.${each}`)),
    ),
    optional('safety.warnings.*', 'long'),
    optional('ingredients', 'long'),
    optional('battery.*', 'long'),
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
      field('name.*'),
      optional('texts.*.description', 'long'),
      optional('texts.*.features', 'lines'),
      optional('texts.*.material', 'rows'),
      optional('texts.*.care', 'long'),
      optional('texts.*.details', 'rows'),
    ],
    price: pricePaths(content).flatMap((path): Field[] => [
      field(`${path}priceCents`, 'euros'),
      optional(`${path}originalCents`, 'euros'),
    ]),
    options: [
      { ...maybe(pick('colours', names.colours, 'order')), shades: names.shades },
      ...(colours.length > 1 ? [{ ...maybe(pick('cover', names.colours)), options: colours }] : []),
      optional('sizes', 'words'),
      ...(hasPacks ? [field('isCoverChosen', 'flag'), field('hasGiftCards', 'flag')] : []),
    ],
    pictures: [],
    details: [
      { ...pick('collection', names.collections), options: keysOf(names.homes) },
      ...[...tags].map((group) => maybe(pick(`tags.${group}`, names.tags[group] ?? {}))),
      optional('family'),
      optional('articleNumber'),
      optional('ean'),
      optional('weightG', 'number'),
      optional('volumeMl', 'number'),
      ...MEASURES.map((each) => optional(`measuresMm.${each}`, 'number')),
      optional('fibres', 'fibres'),
    ],
    safety: safetyFields(content, own),
    related: [optional('related', 'products')],
    search: [field('path'), optional('searchWords', 'long')],
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
