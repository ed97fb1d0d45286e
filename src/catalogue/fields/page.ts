import * as z from 'zod/mini';
import { PICTURE_BASE } from '../uploaded-pictures.ts';
import { both, type Fields, field, objectOf, optional } from './field.ts';
import { collectionId, idText, list, name, named, optionId, path, text } from './schema-parts.ts';

const MOST_BLOCKS = 40;
const MOST_IN_BLOCK = 24;
export const FOOTER_COLUMNS = ['company', 'help', 'shop'] as const;

const base = z.string().check(z.regex(PICTURE_BASE));
/** A path in the shop, with a filter or a part of the page, or a web address. */
const target = z
  .string()
  .check(
    z.regex(/^(?:\/[^\s/][^\s]*|\/|#[a-z-]+|https:\/\/[^\s]+|mailto:[^\s]+)$/),
    z.maxLength(500),
  );

const few = <Item extends z.ZodMiniType>(item: Item, least = 1) =>
  list(item, least).check(z.maxLength(MOST_IN_BLOCK));

const LINK_FIELDS = { label: both(name), target: field(target, 'target') };
const PICTURE_FIELDS = { base: field(base, 'picture'), alt: both(text) };
const POINT_FIELDS = { title: both(name), text: both(text, 'long') };
const POSTER_FIELDS = {
  ...POINT_FIELDS,
  /** Ground of a poster. */
  colour: optional(field(optionId, 'choice', { options: 'colours' })),
  items: optional(both(few(name), 'lines')),
};
const TILE_FIELDS = { ...LINK_FIELDS, base: field(base, 'picture') };
const QUESTION_FIELDS = { question: both(name), answer: both(text, 'long') };
const entries = <Of extends Fields>(fields: Of) =>
  field(few(objectOf(fields)), 'entries', { fields });
const shape = <const Shapes extends readonly [string, ...string[]]>(
  shapes: Shapes,
  options: string,
) => optional(field(z.enum(shapes), 'choice', { options }));

const NUMBER_FIELDS = {
  value: optional(field(z.int().check(z.gte(0), z.lte(1_000_000_000)), 'number')),
  /** Takes the place of a value. */
  source: shape(['orders', 'founded'], 'numberSources'),
  /** Behind the number. */
  unit: optional(both(name)),
  label: both(name),
};
const number = objectOf(NUMBER_FIELDS).check(
  z.refine<z.infer<ReturnType<typeof objectOf<typeof NUMBER_FIELDS>>>>(
    ({ value, source }) => (value === undefined) !== (source === undefined),
    { path: ['value'], ...named('value_or_source') },
  ),
);

const link = optional(field(objectOf(LINK_FIELDS), 'whole', { fields: LINK_FIELDS }));
const picture = field(objectOf(PICTURE_FIELDS), 'group', { fields: PICTURE_FIELDS });
/** Name of a part without a title, for screen readers. */
const label = optional(both(name));
const lead = optional(both(text, 'long'));

/**
 * Fields of each kind of block. `{name}` places of its texts are filled from facts and firm
 * (`rules/page-places.ts`).
 */
export const BLOCKS = {
  /** Large picture with a headline; `word` is one huge word over it. */
  hero: {
    lines: both(few(name), 'lines'),
    lead,
    picture,
    /** On phones, where the wide one would be a strip. */
    onPhones: optional(field(base, 'picture')),
    /** The first one is filled. */
    links: optional(entries(LINK_FIELDS)),
    shape: shape(['word'], 'heroShapes'),
  },
  /** As the first block the page's headline with a statement. Without a title a paragraph. */
  headline: {
    title: optional(both(name)),
    text: lead,
    points: optional(entries(POSTER_FIELDS)),
    /** Of the points. */
    shape: shape(['posters'], 'headlineShapes'),
  },
  /**
   * Pictures in a row, with points below; `beside` has the points beside its first picture, `wide` its title above
   * a picture as wide as the window, `files` offers the pictures as files, behind those of the wordmark.
   */
  picture: {
    title: optional(both(name)),
    text: lead,
    pictures: entries(PICTURE_FIELDS),
    points: optional(entries(POINT_FIELDS)),
    label,
    link,
    shape: shape(['beside', 'wide', 'files'], 'pictureShapes'),
  },
  /** Pictures that lead somewhere; those of lists say how many products they have. */
  tiles: { label: both(name), tiles: entries(TILE_FIELDS) },
  products: {
    title: both(name),
    take: field(z.enum(['collection', 'newest', 'reduced', 'hand']), 'choice', {
      options: 'takes',
    }),
    collection: optional(field(collectionId, 'choice', { options: 'collections' })),
    hand: optional(field(list(idText), 'products')),
    /** At most; 8 without, but all of a collection and of a choice by hand. */
    count: optional(field(z.int().check(z.positive(), z.lte(48)), 'number')),
    link,
  },
  /** One open at a time; `columns` shows all answers. */
  questions: {
    title: both(name),
    items: entries(QUESTION_FIELDS),
    link,
    shape: shape(['columns'], 'questionShapes'),
  },
  numbers: {
    label: both(name),
    items: field(few(number), 'entries', { fields: NUMBER_FIELDS }),
  },
  /** Only where claims allow. */
  reviews: { title: both(name) },
  /** A last word with a large link. */
  call: { title: both(name), text: lead, link },
  /** The running sale with its countdown; nothing while none runs. Its title may have `{name}` and `{percent}`. */
  sale: { title: both(name), link },
  /** Form and ways to reach the shop. */
  contact: {
    title: both(name),
    text: lead,
    /** Text beside the button that makes a message urgent; without it there is none. */
    urgent: lead,
  },
} satisfies Record<string, Fields>;
export type BlockKind = keyof typeof BLOCKS;
export const BLOCK_KINDS = Object.keys(BLOCKS) as BlockKind[];

/** Fields that every block has beside its own. */
export const BLOCK_FIELDS = {
  /** `#anchor` of links to it. */
  anchor: optional(
    field(z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(40)), 'word'),
  ),
};

/** Schema of a block; the literal says which. */
const blockOf = <const Kind extends string, const Own extends Fields>(kind: Kind, fields: Own) =>
  objectOf({ kind: field(z.literal(kind), 'word'), ...BLOCK_FIELDS, ...fields });

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
  /** In menus and footer, and the title where it has no other. */
  name: both(name, 'text', ofPage),
  /** German path. */
  path: field(z.union([path, z.literal('/')]), 'word', ofPage),
  /** For search engines and the browser's tab. */
  title: optional(both(name, 'text', ofPage)),
  description: both(text, 'long', ofPage),
  /** Place of its link in the header, before those of the collections; absent for none. */
  place: optional(field(z.number(), 'number', ofPage)),
  /** Shown where the shop's sections are shown as pictures. */
  picture: optional(field(base, 'picture', ofPage)),
  /** Column of the footer that links it; absent for none. */
  footer: optional(field(z.enum(FOOTER_COLUMNS), 'choice', { ...ofPage, options: 'footers' })),
  blocks: field(list(block, 1).check(z.maxLength(MOST_BLOCKS)), 'blocks', { part: 'blocks' }),
};
