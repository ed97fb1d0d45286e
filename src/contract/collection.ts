import * as z from 'zod/mini';
import { GOODS_FACTS } from '#catalogue/catalogue.ts';
import { LIST_ORDERS } from '#catalogue/list-rules.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import { BELOW_BLOCKS, BENEFITS, CHOICE_BLOCKS, FACT_BLOCKS } from '#catalogue/product-pages.ts';
import { SCENE_PICTURES, type ScenePictureName } from '#catalogue/scenes.ts';
import { PICTURE_BASE } from '#catalogue/uploaded-pictures.ts';
import { ALL } from '#rules/filter-param.ts';
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

const tagValue = z.strictObject({
  // Addresses say that of no filter.
  id: tagText.check(z.refine((id) => id.toLowerCase() !== ALL, named('not_an_option'))),
  name: localized(name),
  note: z.exactOptional(localized(text)),
  searchWords: z.exactOptional(free),
  needs: z.exactOptional(needs),
});

const sceneName = z.enum(Object.keys(SCENE_PICTURES) as [ScenePictureName, ...ScenePictureName[]]);
const scene = z.strictObject({
  family: tagText,
  isLow: z.exactOptional(z.boolean()),
  product: z.exactOptional(idText),
  view: z.exactOptional(z.enum(VIEWS)),
  colour: z.exactOptional(optionId),
  scene: z.exactOptional(sceneName),
});

const listRules = z.strictObject({
  description: localized(text),
  filter: z.exactOptional(
    z.strictObject({ group: tagText, label: localized(text), all: localized(text) }),
  ),
  narrow: z.exactOptional(
    z.strictObject({ underCents: z.exactOptional(cents), label: localized(text) }),
  ),
  order: z.exactOptional(z.enum(LIST_ORDERS)),
  isSorted: z.boolean(),
  step: z.exactOptional(z.int().check(z.positive(), z.lte(1_000))),
  note: z.enum(['own', 'tag']),
  below: z.exactOptional(localized(text)),
  canAdd: z.boolean(),
  scenes: list(scene),
  lastScene: z.exactOptional(z.strictObject({ collection: collectionId, scene: sceneName })),
  className: z.exactOptional(tagText),
  count: localized(text),
  countOne: z.exactOptional(localized(text)),
  empty: localized(text),
  place: localized(text),
  isStructured: z.boolean(),
});

const said = z.strictObject({ title: localized(text), text: localized(text) });

const relatedStep = z.discriminatedUnion('take', [
  z.strictObject({
    take: z.literal('next'),
    count: z.int().check(z.positive(), z.lte(12)),
    sameTag: z.exactOptional(tagText),
  }),
  z.strictObject({ take: z.literal('otherValues'), tag: tagText }),
  z.strictObject({ take: z.literal('one'), of: collectionId }),
  z.strictObject({ take: z.literal('given') }),
]);

const pageRules = z.strictObject({
  choices: list(z.enum(CHOICE_BLOCKS)),
  facts: z.exactOptional(list(z.enum(FACT_BLOCKS))),
  benefits: z.exactOptional(list(z.enum(BENEFITS))),
  below: list(z.enum(BELOW_BLOCKS)),
  openDetail: z.exactOptional(z.int().check(z.gte(0), z.lte(3))),
  sizeList: z.exactOptional(collectionId),
  hasTotal: z.exactOptional(z.boolean()),
  waits: z.exactOptional(z.boolean()),
  crumb: z.strictObject({
    collection: collectionId,
    label: localized(text),
    filter: z.exactOptional(tagText),
    tag: z.exactOptional(tagText),
  }),
  related: list(relatedStep),
  missingChoice: z.exactOptional(said),
  added: z.exactOptional(
    z.strictObject({ title: localized(text), text: z.exactOptional(localized(text)) }),
  ),
  oneSize: z.exactOptional(said),
});

/** A collection by itself. */
export const collection = z.strictObject({
  name: localized(name),
  path: z.exactOptional(path),
  products: z.exactOptional(list(idText)),
  lists: z.exactOptional(list(collectionId, 1)),
  listedIn: z.exactOptional(collectionId),
  tags: z.exactOptional(z.record(tagText, list(tagValue, 1))),
  tagNames: z.exactOptional(z.record(tagText, localized(name))),
  searchWords: z.exactOptional(free),
  needs: z.exactOptional(needs),
  sizeSystem: z.exactOptional(z.string().check(z.regex(/^[A-Z]{1,4}$/))),
  menu: z.exactOptional(
    z.strictObject({
      place: z.number(),
      label: localized(name),
      picture: z.exactOptional(z.string().check(z.regex(PICTURE_BASE))),
      list: z.exactOptional(
        z.strictObject({ collection: collectionId, filter: z.exactOptional(tagText) }),
      ),
    }),
  ),
  tile: z.exactOptional(
    z.strictObject({ scene: sceneName, call: z.exactOptional(localized(name)) }),
  ),
  list: z.exactOptional(listRules),
  page: z.exactOptional(pageRules),
  unknown: z.exactOptional(
    z.union([
      z.literal('not-found'),
      z.strictObject({ title: localized(text), text: localized(text), back: localized(text) }),
    ]),
  ),
  notFound: z.exactOptional(localized(text)),
});
