import * as z from 'zod/mini';
import { PICTURE_BASE } from '../uploaded-pictures.ts';
import { both, type Fields, field, objectOf, optional } from './field.ts';
import { collectionId, idText, list, name, path, tagText, text } from './schema-parts.ts';

const base = z.string().check(z.regex(PICTURE_BASE));
/** A path in the shop, with a filter or a part of the page, or a web address. */
const target = z
  .string()
  .check(
    z.regex(/^(?:\/[^\s/][^\s]*|\/|#[a-z-]+|https:\/\/[^\s]+|mailto:[^\s]+)$/),
    z.maxLength(500),
  );

const LINK_FIELDS = { label: both(name), target: field(target, 'text') };
const PICTURE_FIELDS = { base: field(base, 'picture'), alt: both(text) };
const POINT_FIELDS = { title: both(name), text: both(text, 'long') };
const QUESTION_FIELDS = { question: both(name), answer: both(text, 'long') };
const NUMBER_FIELDS = { value: both(name), label: both(name) };

const link = optional(field(objectOf(LINK_FIELDS), 'whole', { fields: LINK_FIELDS }));
const picture = field(objectOf(PICTURE_FIELDS), 'group', { fields: PICTURE_FIELDS });
const pictures = field(list(objectOf(PICTURE_FIELDS), 1), 'entries', { fields: PICTURE_FIELDS });
const points = optional(
  field(list(objectOf(POINT_FIELDS), 1), 'entries', { fields: POINT_FIELDS }),
);

/** Fields of each kind of block. `{name}` places of its texts are filled from facts and firm. */
export const BLOCKS = {
  /** First screen: a large picture with a headline of up to two lines. */
  hero: {
    lines: both(list(name, 1), 'lines'),
    lead: optional(both(text, 'long')),
    picture,
    /** On phones, where the wide one would be a strip. */
    phone: optional(field(base, 'picture')),
    link,
  },
  headline: { title: both(name), text: optional(both(text, 'long')), points },
  picture: {
    title: optional(both(name)),
    text: optional(both(text, 'long')),
    pictures,
    points,
    link,
  },
  /** The lists that have a tile, or pictures that lead somewhere. */
  tiles: {
    title: optional(both(name)),
    tiles: optional(
      field(list(objectOf({ ...PICTURE_FIELDS, ...LINK_FIELDS }), 1), 'entries', {
        fields: { ...PICTURE_FIELDS, ...LINK_FIELDS },
      }),
    ),
  },
  /** Those of a collection, the newest, what is reduced, or by hand. */
  products: {
    title: both(name),
    take: field(z.enum(['collection', 'newest', 'reduced', 'hand']), 'choice', {
      options: 'takes',
    }),
    collection: optional(field(collectionId, 'choice', { options: 'collections' })),
    products: optional(field(list(idText), 'products')),
    /** At most; all of them without. */
    count: optional(field(z.int().check(z.positive(), z.lte(48)), 'number')),
    link,
  },
  questions: {
    title: both(name),
    items: field(list(objectOf(QUESTION_FIELDS), 1), 'entries', { fields: QUESTION_FIELDS }),
    link,
  },
  numbers: {
    title: both(name),
    items: field(list(objectOf(NUMBER_FIELDS), 1), 'entries', { fields: NUMBER_FIELDS }),
  },
  /** Only where claims allow. */
  reviews: { title: both(name) },
  call: { title: both(name), text: optional(both(text, 'long')), link },
  /** The running sale; nothing while none runs. */
  sale: {},
  /** Form and ways to reach the shop. */
  contact: { title: both(name), text: optional(both(text, 'long')) },
} satisfies Record<string, Fields>;
export type BlockKind = keyof typeof BLOCKS;
export const BLOCK_KINDS = Object.keys(BLOCKS) as BlockKind[];

/** Schema of a block; the literal says which. */
const blockOf = <const Kind extends string, const Own extends Fields>(kind: Kind, fields: Own) =>
  objectOf({ kind: field(z.literal(kind), 'word'), ...fields });

const block = z.discriminatedUnion('kind', [
  blockOf('hero', BLOCKS.hero),
  blockOf('headline', BLOCKS.headline),
  blockOf('picture', BLOCKS.picture),
  blockOf('tiles', BLOCKS.tiles),
  blockOf('products', BLOCKS.products),
  blockOf('questions', BLOCKS.questions),
  blockOf('numbers', BLOCKS.numbers),
  blockOf('reviews', BLOCKS.reviews),
  blockOf('call', BLOCKS.call),
  blockOf('sale', BLOCKS.sale),
  blockOf('contact', BLOCKS.contact),
]);

const ofPage = { part: 'page' };

/** A page as a list of blocks. The home page has the id `home`, the help page `help`. */
export const PAGE_FIELDS = {
  name: both(name, 'text', ofPage),
  /** German path. */
  path: field(z.union([path, z.literal('/')]), 'word', ofPage),
  /** For search engines. */
  description: both(text, 'long', ofPage),
  /** Column of the footer that links it; absent for none. */
  footer: optional(field(tagText, 'choice', { ...ofPage, options: 'footers' })),
  blocks: field(list(block), 'blocks', { part: 'blocks' }),
};
