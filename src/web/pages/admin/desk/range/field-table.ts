import { COLOUR_IDS } from '#catalogue/colours.ts';
import { PACK_KEYS } from '#catalogue/ids.ts';
import type { ProductKind } from '#catalogue/product-ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '#catalogue/sizes.ts';

/**
 * Editor of a value: `text` one line, `long` several, `euros` cents, `number` also with decimals, `choice` one of
 * `options`, `choices` several, `flag` yes or no, `hex` a colour, `rows` labels with values.
 */
export type FieldType =
  | 'text'
  | 'long'
  | 'euros'
  | 'number'
  | 'choice'
  | 'choices'
  | 'flag'
  | 'hex'
  | 'rows'
  | 'pictures'
  | 'voices'
  | 'films';

export interface Field {
  /** Path in the content; `*` stands for each language. */
  readonly path: string;
  readonly type: FieldType;
  /** An empty field is left out of the content. */
  readonly isOptional?: true;
  readonly options?: readonly string[];
}

/** Fields under one heading. */
export interface FieldGroup {
  readonly title:
    | 'basics'
    | 'price'
    | 'variants'
    | 'texts'
    | 'pictures'
    | 'demo'
    | 'given'
    | 'shipping'
    | 'rights'
    | 'support'
    | 'payment'
    | PackTitle;
  readonly fields: readonly Field[];
}
type PackTitle = (typeof PACK_KEYS)[number];

export const GIFT_KINDS = ['card_holder', 'raffle_ticket', 'wallet', 'gift_box', 'premium_extras'];
export const NAME: Field = { path: 'name.*', type: 'text' };
const SEARCH: Field = { path: 'searchWords', type: 'long' };
const PRICE: FieldGroup = {
  title: 'price',
  fields: [
    { path: 'priceCents', type: 'euros' },
    { path: 'originalCents', type: 'euros' },
  ],
};
const TEXTS: FieldGroup = {
  title: 'texts',
  fields: [
    { path: 'texts.*.description', type: 'long' },
    ...[0, 1, 2, 3].map((nth): Field => ({ path: `texts.*.features.${nth}`, type: 'text' })),
    { path: 'texts.*.material', type: 'rows' },
    { path: 'texts.*.care', type: 'long' },
    { path: 'texts.*.details', type: 'rows' },
  ],
};
const PICTURES: FieldGroup = {
  title: 'pictures',
  fields: [{ path: 'pictures', type: 'pictures' }],
};
const RATING: readonly Field[] = [
  { path: 'demoRating.average', type: 'number' },
  { path: 'demoRating.count', type: 'number' },
];
const DEMO: FieldGroup = { title: 'demo', fields: RATING };

const basics = (...fields: readonly Field[]): FieldGroup => ({
  title: 'basics',
  fields: [NAME, ...fields, SEARCH],
});
const variants = (...fields: readonly Field[]): FieldGroup => ({ title: 'variants', fields });
export const choice = (path: string, ...options: readonly string[]): Field => ({
  path,
  type: 'choice',
  options,
});
export const choices = (path: string, options: readonly string[]): Field => ({
  path,
  type: 'choices',
  options,
});
export const optional = (field: Field): Field => ({ ...field, isOptional: true });

const PACKS: readonly FieldGroup[] = PACK_KEYS.map((pack) => ({
  title: pack,
  fields: [
    { path: `packs.${pack}.priceCents`, type: 'euros' },
    { path: `packs.${pack}.originalCents`, type: 'euros' },
    choices(`packs.${pack}.gifts`, GIFT_KINDS),
    optional({ path: `packs.${pack}.giftLine.*`, type: 'text' }),
    optional(choice(`packs.${pack}.badge`, 'bestseller', 'best_value')),
  ],
}));

/** Everything that can be edited of a product, by kind, in the order of the screen. */
export const FIELD_TABLE: Readonly<Record<ProductKind, readonly FieldGroup[]>> = {
  sneaker: [
    basics(choice('silhouette', 'kiez', 'hafen', 'block', 'rampe')),
    PRICE,
    variants(
      choices('sizes', SNEAKER_SIZES),
      ...['base', 'accent', 'sole'].map(
        (part): Field => ({ path: `partColours.${part}`, type: 'hex' }),
      ),
      ...['toe', 'pop', 'stripe'].map((part) =>
        optional({ path: `partColours.${part}`, type: 'hex' }),
      ),
    ),
    TEXTS,
    PICTURES,
    DEMO,
  ],
  jersey: [
    basics(choice('category', 'National', 'Vintage', 'Special'), {
      path: 'number',
      type: 'number',
    }),
    PRICE,
    variants(choices('sizes', JERSEY_SIZES)),
    TEXTS,
    PICTURES,
    DEMO,
  ],
  cap: [basics(), PRICE, variants(choices('colours', COLOUR_IDS)), TEXTS, PICTURES, DEMO],
  accessory: [
    basics(
      choice('category', 'Brillen', 'Parfüm', 'Schmuck', 'Uhren'),
      optional({ path: 'volumeMl', type: 'number' }),
    ),
    PRICE,
    TEXTS,
    PICTURES,
    DEMO,
  ],
  bag: [
    basics({ path: 'path', type: 'text' }),
    ...PACKS,
    variants(
      choices('colours', COLOUR_IDS),
      choice('cover', ...COLOUR_IDS),
      { path: 'isCoverChosen', type: 'flag' },
      { path: 'hasGiftCards', type: 'flag' },
    ),
    TEXTS,
    PICTURES,
    {
      title: 'demo',
      fields: [
        ...RATING,
        { path: 'demoViewers', type: 'number' },
        { path: 'experiences.tiles', type: 'voices' },
        { path: 'experiences.films', type: 'films' },
      ],
    },
  ],
};
