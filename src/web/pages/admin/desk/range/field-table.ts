import { MEASURES } from '#catalogue/catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { JsonObject } from './content-path.ts';

/**
 * Editor of a value: `text` one line, `long` several, `words` ids with spaces between them, `euros` cents, `number` also
 * with decimals, `lines` one text on each, `choice` one of `options`, `choices` several, `flag` yes or absent, `packs` those that are offered,
 * `product` and `products` by their ids, `rows` labels with values, or what `items` names.
 */
export type FieldType =
  | 'text'
  | 'long'
  | 'words'
  | 'lines'
  | 'euros'
  | 'number'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'packs'
  | 'product'
  | 'products'
  | 'rows'
  | 'pictures';

type Names = Readonly<Record<string, string>>;

export interface Field {
  /** Path in the content; `*` stands for each language. */
  readonly path: string;
  readonly type: FieldType;
  /** An empty field is left out of the content. */
  readonly isOptional?: true;
  readonly options?: readonly string[];
  /** Names of options by id; others are words of the editor. */
  readonly names?: Names;
  /** Fields of one of its rows, by their paths in it. */
  readonly items?: readonly Field[];
}

/** Fields under one heading: a pack's name, or one of the editor's. */
export interface FieldGroup {
  readonly title:
    | { readonly pack: string }
    | 'basics'
    | 'price'
    | 'variants'
    | 'texts'
    | 'pictures'
    | 'related'
    | 'given'
    | 'shipping'
    | 'rights'
    | 'support'
    | 'payment';
  readonly fields: readonly Field[];
}

export const NAME: Field = { path: 'name.*', type: 'text' };

export const choice = (path: string, options: readonly string[], names?: Names): Field => ({
  path,
  type: 'choice',
  options,
  ...(names && { names }),
});
/** Several of what the catalogue has. */
const choices = (path: string, names: Names): Field => ({
  path,
  type: 'choices',
  options: Object.keys(names),
  names,
});
export const optional = (field: Field): Field => ({ ...field, isOptional: true });

const PRICE: readonly Field[] = [
  { path: 'priceCents', type: 'euros' },
  optional({ path: 'originalCents', type: 'euros' }),
];

const FIBRE: readonly Field[] = [
  { path: 'percent', type: 'number' },
  { path: 'name.*', type: 'text' },
  optional({ path: 'part.*', type: 'text' }),
];

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

/** Everything that can be edited of a product, in the order of the screen. */
export function productFields(content: JsonObject, names: CatalogueNames): readonly FieldGroup[] {
  const packs = keysOf(content['packs']);
  const tags = new Set([...Object.keys(names.tags), ...keysOf(content['tags'])]);
  const colours = Array.isArray(content['colours']) ? content['colours'].map(String) : [];
  return [
    {
      title: 'basics',
      fields: [
        NAME,
        choice('collection', Object.keys(names.homes), names.collections),
        { path: 'path', type: 'text' },
        ...[...tags].map((group) => {
          const values = names.tags[group] ?? {};
          return optional(choice(`tags.${group}`, Object.keys(values), values));
        }),
        optional({ path: 'family', type: 'text' }),
        optional({ path: 'volumeMl', type: 'number' }),
        optional({ path: 'weightG', type: 'number' }),
        ...MEASURES.map((each) => optional({ path: `measuresMm.${each}`, type: 'number' })),
        optional({ path: 'articleNumber', type: 'text' }),
        optional({ path: 'ean', type: 'text' }),
        optional({ path: 'searchWords', type: 'long' }),
      ],
    },
    {
      title: 'variants',
      fields: [
        optional({ path: 'sizes', type: 'words' }),
        optional(choices('colours', names.colours)),
        ...(colours.length > 0 ? [optional(choice('cover', colours, names.colours))] : []),
        { ...choices('packs', names.packs), type: 'packs' },
        ...(packs.length > 0
          ? (['isCoverChosen', 'hasGiftCards'] as const).map(
              (path): Field => ({ path, type: 'flag' }),
            )
          : []),
      ],
    },
    ...(packs.length > 0 ? [] : [{ title: 'price', fields: PRICE } as const]),
    ...packs.map((pack) => ({
      title: { pack },
      fields: [
        ...PRICE.map((field) => ({ ...field, path: `packs.${pack}.${field.path}` })),
        choices(`packs.${pack}.gifts`, names.gifts),
        optional({ path: `packs.${pack}.giftLine.*`, type: 'text' }),
        optional(choice(`packs.${pack}.badge`, ['bestseller', 'best_value'])),
      ],
    })),
    {
      title: 'texts',
      fields: [
        optional({ path: 'texts.*.description', type: 'long' }),
        optional({ path: 'texts.*.features', type: 'lines' }),
        { path: 'fibres', type: 'rows', items: FIBRE },
        { path: 'texts.*.material', type: 'rows' },
        optional({ path: 'texts.*.care', type: 'long' }),
        { path: 'texts.*.details', type: 'rows' },
      ],
    },
    { title: 'pictures', fields: [{ path: 'pictures', type: 'pictures' }] },
    { title: 'related', fields: [{ path: 'related', type: 'products' }] },
  ];
}
