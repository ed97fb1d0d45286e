import * as z from 'zod/mini';
import { GOODS_FACTS } from '../goods.ts';
import { ALL, LIST_ORDERS } from '../list-rules.ts';
import { VIEWS } from '../pictures.ts';
import { BELOW_BLOCKS, BENEFITS, CHOICE_BLOCKS, FACT_BLOCKS } from '../product-pages.ts';
import { SCENE_PICTURES, type ScenePictureName } from '../scenes.ts';
import { PICTURE_BASE } from '../uploaded-pictures.ts';
import { both, field, group, objectOf, optional } from './field.ts';
import {
  cents,
  collectionId,
  free,
  idText,
  list,
  localized,
  name,
  named,
  optionId,
  path,
  tagText,
  text,
} from './schema-parts.ts';

const needs = list(z.enum(GOODS_FACTS), 1);

/** A value of a tag, such as the silhouette 'kiez', with what the shop says of it. */
export const TAG_VALUE_FIELDS = {
  // Addresses say that of no filter.
  id: field(
    tagText.check(z.refine((id) => id.toLowerCase() !== ALL, named('not_an_option'))),
    'word',
  ),
  name: both(name),
  /** Line under the names of products that have it, in lists. */
  note: optional(both(text)),
  /** Search synonyms, in both languages at once. */
  searchWords: optional(field(free, 'text')),
  /** Facts without which a live shop publishes no product that has it. */
  needs: optional(field(needs, 'choices', { options: 'needs' })),
};

const sceneName = z.enum(Object.keys(SCENE_PICTURES) as [ScenePictureName, ...ScenePictureName[]]);

/** A large cell between a list's products: a picture for a value of its filter, of a product or of the studio. */
const scene = z.strictObject({
  family: tagText,
  /** The subject stands below the picture's middle. */
  isLow: z.exactOptional(z.boolean()),
  product: z.exactOptional(idText),
  view: z.exactOptional(z.enum(VIEWS)),
  colour: z.exactOptional(optionId),
  scene: z.exactOptional(sceneName),
});

const inList = { part: 'list' };
const sentence = { part: 'sentences' };

/** A list of products as data (docs/specification.md#24-lists). */
const LIST_FIELDS = {
  /** Of the document; `{count}` is the number of products. */
  description: both(text, 'long', sentence),
  /** Tag group that it is filtered by, the accessible name of that, and the filter that shows everything. */
  filter: optional(
    group(
      {
        group: field(tagText, 'choice', { ...inList, options: 'groups' }),
        label: both(text, 'text', inList),
        all: both(text, 'text', inList),
      },
      inList,
      'whole',
    ),
  ),
  /** Second filter: keeps what costs less than `underCents`, or without it what is reduced. */
  narrow: optional(
    group(
      {
        underCents: optional(field(cents, 'euros', inList)),
        label: both(text, 'text', inList),
      },
      inList,
      'whole',
    ),
  ),
  /** Order of recommendation: the newest products first, the cheapest, or by name; absent for the order by hand. */
  order: optional(field(z.enum(LIST_ORDERS), 'choice')),
  isSorted: field(z.boolean(), 'flag'),
  /** Products shown at first and added by every "load more"; absent if all are shown at once. */
  step: optional(field(z.int().check(z.positive(), z.lte(1_000)), 'number')),
  /** Line under a name: the product's own, or the name of its tag with the rating. */
  note: field(z.enum(['own', 'tag']), 'choice'),
  /** Last line of a cell. */
  below: optional(both(text, 'text', sentence)),
  /** True if cells put products without options straight into the cart. */
  canAdd: field(z.boolean(), 'flag'),
  /** In the order of their appearance. */
  scenes: field(list(scene), 'entries'),
  /** Scene behind them that leads to the list of another collection. */
  lastScene: optional(
    field(z.strictObject({ collection: collectionId, scene: sceneName }), 'whole'),
  ),
  /** Class of the cells. */
  className: optional(field(tagText, 'word')),
  /** `{n}` shown products of `{total}`, and the same for exactly one. */
  count: both(text, 'text', sentence),
  countOne: optional(both(text, 'text', sentence)),
  empty: both(text, 'text', sentence),
  /** Place of a page of a long list. */
  place: both(text, 'text', sentence),
  /** True if search engines are told crumbs and products. */
  isStructured: field(z.boolean(), 'flag'),
};

/** Step of choosing related products; steps follow each other, and each starts behind the product itself. */
const relatedStep = z.discriminatedUnion('take', [
  /** The next of the collection, those of the same value of a tag first. */
  z.strictObject({
    take: z.literal('next'),
    count: z.int().check(z.positive(), z.lte(12)),
    sameTag: z.exactOptional(tagText),
  }),
  /** The first of each other value of a tag. */
  z.strictObject({ take: z.literal('otherValues'), tag: tagText }),
  /** The one in the same place of another collection. */
  z.strictObject({ take: z.literal('one'), of: collectionId }),
  /** The product that packs give. */
  z.strictObject({ take: z.literal('given') }),
]);

const inPage = { part: 'page' };
const ofPage = { part: 'pageSentences' };
const SAID_FIELDS = { title: both(text, 'text', ofPage), text: both(text, 'text', ofPage) };

/** Page of the products of a collection: its parts in their order, and what it says. */
const PAGE_FIELDS = {
  choices: field(list(z.enum(CHOICE_BLOCKS)), 'order'),
  /** All of them in their order, unless it names others. */
  facts: optional(field(list(z.enum(FACT_BLOCKS)), 'order')),
  benefits: optional(field(list(z.enum(BENEFITS)), 'order')),
  below: field(list(z.enum(BELOW_BLOCKS)), 'order'),
  /** Index of the part of the details that is open at first. */
  openDetail: optional(field(z.int().check(z.gte(0), z.lte(3)), 'number')),
  /** Id of the size list. */
  sizeList: optional(field(collectionId, 'choice', { ...inPage, options: 'sizes' })),
  /** True if the button names the total of what is chosen. */
  hasTotal: optional(field(z.boolean(), 'flag', inPage)),
  /** True if the button is locked until everything is chosen. */
  waits: optional(field(z.boolean(), 'flag', inPage)),
  crumb: field(
    z.strictObject({
      /** Collection whose list it leads to. */
      collection: collectionId,
      label: localized(text),
      /** Filter of that list. */
      filter: z.exactOptional(tagText),
      /** Tag whose value is a crumb of its own: the list filtered by it. */
      tag: z.exactOptional(tagText),
    }),
    'group',
  ),
  related: field(list(relatedStep), 'entries'),
  /** Said if a choice is missing; `{n}` is the number of colours of the pack. */
  missingChoice: optional(group(SAID_FIELDS, ofPage, 'whole')),
  /** Said when something was added, where it differs from other pages; `{name}` is the product's. */
  added: optional(
    group({ ...SAID_FIELDS, text: optional(both(text, 'text', ofPage)) }, ofPage, 'whole'),
  ),
  oneSize: optional(group(SAID_FIELDS, ofPage, 'whole')),
};

const inMenu = { part: 'menu' };

/** A page that lists products; without a path a selection that other pages show, such as the home page. */
export const COLLECTION_FIELDS = {
  name: both(name, 'text', { part: 'names' }),
  /** German path of its page. */
  path: optional(field(path, 'word', { part: 'names' })),
  /** Chosen by hand, in their order. A selection has these alone; in a list the others follow. */
  products: optional(field(list(idText), 'products', { part: 'products' })),
  /** Collections whose products its list shows, in this order; absent for its own. */
  lists: optional(
    field(list(collectionId, 1), 'order', { part: 'products', options: 'collections' }),
  ),
  /** The collection whose list shows its products, where it has no page. */
  listedIn: optional(field(collectionId, 'choice', { part: 'products', options: 'collections' })),
  /** Groups of tags by id, with their values in the order of filters. */
  tags: optional(
    field(z.record(tagText, list(objectOf(TAG_VALUE_FIELDS), 1)), 'filters', {
      part: 'tags',
      fields: TAG_VALUE_FIELDS,
    }),
  ),
  /** Names of these groups in the back office; absent for the label of a filter. */
  tagNames: optional(field(z.record(tagText, localized(name)), 'group')),
  /** Search synonyms of what has its home here, in both languages at once. */
  searchWords: optional(field(free, 'long', { part: 'names' })),
  /** Facts without which a live shop publishes none of its products. */
  needs: optional(field(needs, 'choices', { part: 'products', options: 'needs' })),
  /** System of its sizes, as feeds name it. */
  sizeSystem: optional(
    field(z.string().check(z.regex(/^[A-Z]{1,4}$/)), 'text', { part: 'unknown' }),
  ),
  /** Its entry in the menus of every page, ascending by place; a selection opens a panel with its products. */
  menu: optional(
    group(
      {
        place: field(z.number(), 'number', inMenu),
        label: both(name, 'text', inMenu),
        /** Picture where screens that have nothing of their own show the shop's sections. */
        picture: optional(field(z.string().check(z.regex(PICTURE_BASE)), 'text', inMenu)),
        /** Target of that picture of a selection: a list, filtered by a value. */
        list: optional(
          group(
            {
              collection: field(collectionId, 'choice', { ...inMenu, options: 'lists' }),
              filter: optional(field(tagText, 'choice', { ...inMenu, options: 'filters' })),
            },
            inMenu,
            'whole',
          ),
        ),
      },
      inMenu,
      'whole',
    ),
  ),
  /** Of version 1.0.0, and without effect: pages have tiles. */
  tile: optional(
    field(z.strictObject({ scene: sceneName, call: z.exactOptional(localized(name)) }), 'group'),
  ),
  /** How its page lists products; absent without a page. */
  list: optional(group(LIST_FIELDS, inList, 'whole')),
  /** Rules of its products' pages; by default their choices in the usual order. */
  page: optional(group(PAGE_FIELDS, inPage, 'whole')),
  /** Page of an unknown address below its path: the shop's not-found page, by a redirect, or a page of its own. */
  unknown: optional(
    field(
      z.union([
        z.literal('not-found'),
        z.strictObject({ title: localized(text), text: localized(text), back: localized(text) }),
      ]),
      'group',
    ),
  ),
  /** Texts of the shop's not-found page in that case. */
  notFound: optional(both(text, 'text', { part: 'unknown' })),
};
