import { LIST_ORDERS } from '#catalogue/list-rules.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import {
  BELOW_BLOCKS,
  BENEFITS,
  CHOICE_BLOCKS,
  FACT_BLOCKS,
  type RelatedStep,
} from '#catalogue/product-pages.ts';
import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type Json, type JsonObject, valueAt } from '../range/content-path.ts';
import type { Field, FieldType } from '../range/field.ts';
import type { PartTexts } from './de.ts';
import type { FormPart } from './part.ts';
import { BOTH, type Names, SAID, startingList, startingPage } from './starting-content.ts';

const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object);
const field = (path: string, type: FieldType = 'text'): Field => ({ path, type });
const optional = (path: string, type: FieldType = 'text'): Field => ({
  path,
  type,
  isOptional: true,
});
const pick = (
  path: string,
  names: Readonly<Record<string, string>>,
  type: FieldType = 'choice',
): Field => ({
  path,
  type,
  options: keysOf(names),
  names,
});
const maybe = (each: Field): Field => ({ ...each, isOptional: true });
const said = (key: string, at: string, text: (path: string) => Field = field): FormPart => ({
  key,
  choice: { path: at, sorts: { on: SAID } },
  fields: [field(`${at}.title.*`), text(`${at}.text.*`)],
});

/** What a form needs to know of the range. */
export interface Known {
  readonly id: string;
  readonly content: JsonObject;
  readonly names: CatalogueNames;
  readonly sizes: Readonly<Record<string, string>>;
  readonly texts: PartTexts;
}

/** Names of options in the order of a list. */
const named = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  Object.fromEntries(ids.map((id) => [id, names[id]]));

/** Filters of this collection and of the others, with their names. */
const groupsOf = ({ content, names }: Known): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...keysOf(content['tags']), ...keysOf(names.tags)].map((id) => [id, names.groups[id] ?? id]),
  );

/** Values of a filter. */
const valuePart = (path: string): FormPart => ({
  key: 'value',
  fields: [
    field(`${path}.name.*`),
    optional(`${path}.note.*`),
    field(`${path}.id`),
    optional(`${path}.searchWords`),
  ],
});

function scenePart(
  path: string,
  { names, texts }: Known,
  families: Record<string, string>,
): FormPart {
  const { views } = texts.range.findings;
  const scenes = Object.fromEntries(keysOf(SCENE_PICTURES).map((id) => [id, id]));
  return {
    key: 'scene',
    choice: {
      path,
      isRequired: true,
      sorts: {
        product: { family: '', product: '', view: 'main' },
        scene: { family: '', scene: keysOf(SCENE_PICTURES)[0] ?? '' },
      },
      sortOf: (value) => (Object.hasOwn(value as object, 'scene') ? 'scene' : 'product'),
    },
    fields: [pick(`${path}.family`, families), field(`${path}.isLow`, 'flag')],
    parts: [
      {
        key: 'product',
        fields: [
          field(`${path}.product`, 'product'),
          pick(`${path}.view`, named(VIEWS, views)),
          maybe(pick(`${path}.colour`, names.colours)),
        ],
      },
      { key: 'scene', fields: [pick(`${path}.scene`, scenes)] },
    ],
  };
}

/** Groups of the page that lists products. */
function listParts(known: Known): FormPart[] {
  const { content, names, texts } = known;
  const groups = groupsOf(known);
  const list = content['list'] as { filter?: { group?: string } } | undefined;
  const group = list?.filter?.group ?? '';
  const own = valueAt(content, ['tags', group]);
  const families = Array.isArray(own)
    ? Object.fromEntries(own.map(({ id, name }) => [id, name?.de || id]))
    : { ...names.tags[group] };
  return [
    {
      key: 'filter',
      choice: {
        path: 'list.filter',
        sorts: {
          on: { group: keysOf(groups)[0] ?? '', label: BOTH, all: { de: 'Alle', en: 'All' } },
        },
      },
      fields: [
        pick('list.filter.group', groups),
        field('list.filter.label.*'),
        field('list.filter.all.*'),
      ],
    },
    {
      key: 'narrow',
      choice: { path: 'list.narrow', sorts: { on: { label: { de: 'Sale', en: 'Sale' } } } },
      fields: [field('list.narrow.label.*'), optional('list.narrow.underCents', 'euros')],
    },
    {
      key: 'sentences',
      isRare: true,
      fields: [
        field('list.description.*', 'long'),
        field('list.count.*'),
        optional('list.countOne.*'),
        field('list.empty.*'),
        field('list.place.*'),
        optional('list.below.*'),
      ],
    },
    {
      key: 'rhythm',
      isRare: true,
      fields: [
        field('list.isSorted', 'flag'),
        field('list.canAdd', 'flag'),
        field('list.isStructured', 'flag'),
        maybe(pick('list.order', named(LIST_ORDERS, texts.options.order))),
        optional('list.step', 'number'),
        pick('list.note', texts.options.note),
        optional('list.className'),
      ],
    },
    {
      key: 'scenes',
      isRare: true,
      rows: {
        path: 'list.scenes',
        fresh: { family: '', product: '', view: 'main' },
        partOf: (path) => scenePart(path, known, families),
      },
      parts: [
        {
          key: 'lastScene',
          choice: {
            path: 'list.lastScene',
            sorts: { on: { collection: '', scene: keysOf(SCENE_PICTURES)[0] ?? '' } },
          },
          fields: [
            pick('list.lastScene.collection', names.collections),
            pick(
              'list.lastScene.scene',
              Object.fromEntries(keysOf(SCENE_PICTURES).map((id) => [id, id])),
            ),
          ],
        },
      ],
    },
  ];
}

/** A step of choosing related products. */
function stepPart(path: string, known: Known): FormPart {
  const groups = groupsOf(known);
  const { names } = known;
  return {
    key: 'step',
    choice: {
      path,
      isRequired: true,
      sorts: {
        next: { take: 'next', count: 3 },
        otherValues: { take: 'otherValues', tag: keysOf(groups)[0] ?? '' },
        one: { take: 'one', of: '' },
        given: { take: 'given' },
      } satisfies Record<RelatedStep['take'], Json>,
      sortOf: (value) => String((value as JsonObject)['take']),
    },
    parts: [
      {
        key: 'next',
        fields: [field(`${path}.count`, 'number'), maybe(pick(`${path}.sameTag`, groups))],
      },
      { key: 'otherValues', fields: [pick(`${path}.tag`, groups)] },
      { key: 'one', fields: [pick(`${path}.of`, names.collections)] },
    ],
  };
}

/** Groups of the pages of its products. */
function pageParts(known: Known): FormPart[] {
  const { names, sizes, texts } = known;
  const { blocks } = texts.options;
  const filters = Object.assign({}, ...Object.values(names.tags)) as Record<string, string>;
  const groups = groupsOf(known);
  return [
    {
      key: 'blocks',
      fields: [
        pick('page.choices', named(CHOICE_BLOCKS, blocks), 'order'),
        maybe(pick('page.facts', named(FACT_BLOCKS, blocks), 'order')),
        maybe(pick('page.benefits', named(BENEFITS, blocks), 'order')),
        pick('page.below', named(BELOW_BLOCKS, blocks), 'order'),
        maybe(pick('page.sizeList', sizes)),
        optional('page.openDetail', 'number'),
        field('page.hasTotal', 'flag'),
        field('page.waits', 'flag'),
      ],
    },
    {
      key: 'crumb',
      fields: [
        field('page.crumb.label.*'),
        pick('page.crumb.collection', names.lists),
        maybe(pick('page.crumb.filter', filters)),
        maybe(pick('page.crumb.tag', groups)),
      ],
    },
    {
      key: 'related',
      isRare: true,
      rows: {
        path: 'page.related',
        fresh: { take: 'next', count: 3 },
        partOf: (path) => stepPart(path, known),
      },
    },
    {
      key: 'pageSentences',
      isRare: true,
      parts: [
        said('missingChoice', 'page.missingChoice'),
        said('added', 'page.added', optional),
        said('oneSize', 'page.oneSize'),
      ],
    },
  ];
}

/** Form of a collection. */
export function collectionParts(known: Known): readonly FormPart[] {
  const { id, content, names } = known;
  const name: Names = { ...BOTH, ...(content['name'] as object) };
  return [
    {
      key: 'names',
      fields: [field('name.*'), optional('path'), optional('searchWords', 'long')],
    },
    {
      key: 'menu',
      choice: { path: 'menu', sorts: { on: { place: 9, label: { ...name } } } },
      fields: [field('menu.label.*'), field('menu.place', 'number')],
    },
    {
      key: 'products',
      fields: [
        optional('products', 'products'),
        maybe(pick('lists', names.collections, 'order')),
        maybe(pick('listedIn', names.collections)),
      ],
    },
    {
      key: 'tags',
      parts: keysOf(content['tags']).map((group) => ({
        key: `tags.${group}`,
        title: names.groups[group] ?? group,
        fields: [optional(`tagNames.${group}.*`)],
        rows: {
          path: `tags.${group}`,
          fresh: { id: '', name: BOTH },
          partOf: valuePart,
          isOptional: true,
        },
      })),
    },
    {
      key: 'list',
      choice: { path: 'list', sorts: { on: startingList(name) } },
      parts: listParts(known),
    },
    {
      key: 'page',
      isRare: true,
      choice: { path: 'page', sorts: { on: startingPage(id, name) } },
      parts: pageParts(known),
    },
    {
      key: 'unknown',
      isRare: true,
      fields: [optional('sizeSystem')],
      parts: [
        {
          key: 'unknownPage',
          choice: {
            path: 'unknown',
            sorts: { 'not-found': 'not-found', own: { title: BOTH, text: BOTH, back: BOTH } },
            sortOf: (value) => (typeof value === 'string' ? value : 'own'),
          },
          parts: [
            {
              key: 'own',
              fields: ['title', 'text', 'back'].map((each) => field(`unknown.${each}.*`)),
            },
          ],
        },
      ],
    },
  ];
}
