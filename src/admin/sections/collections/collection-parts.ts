import { GOODS_FACTS } from '#catalogue/catalogue.ts';
import { field, keysOf, maybe, optional, pick } from '../range/content-path.ts';
import { listParts } from './list-parts.ts';
import { pageParts } from './page-parts.ts';
import { FIRST_SCENE, type FormPart, type Known, named, SCENES } from './part.ts';
import { BOTH, type Names, startingList, startingPage } from './starting-content.ts';

/** Values of a filter. */
const valuePart = (path: string, { texts }: Known): FormPart => ({
  key: 'value',
  fields: [
    field(`${path}.name.*`),
    optional(`${path}.note.*`),
    field(`${path}.id`),
    optional(`${path}.searchWords`),
    maybe(pick(`${path}.needs`, named(GOODS_FACTS, texts.range.fields.options.needs), 'choices')),
  ],
});

/** Form of a collection. */
export function collectionParts(known: Known): readonly FormPart[] {
  const { id, content, names, texts } = known;
  const name: Names = { ...BOTH, ...(content['name'] as object) };
  return [
    { key: 'names', fields: [field('name.*'), optional('path'), optional('searchWords', 'long')] },
    {
      key: 'menu',
      choice: { path: 'menu', sorts: { on: { place: 9, label: { ...name } } } },
      fields: [field('menu.label.*'), field('menu.place', 'number'), optional('menu.picture')],
      parts: [
        {
          key: 'menuList',
          choice: { path: 'menu.list', sorts: { on: { collection: '' } } },
          fields: [
            pick('menu.list.collection', names.lists),
            maybe(pick('menu.list.filter', Object.assign({}, ...Object.values(names.tags)))),
          ],
        },
      ],
    },
    {
      key: 'tile',
      choice: { path: 'tile', sorts: { on: { scene: FIRST_SCENE } } },
      fields: [pick('tile.scene', SCENES), optional('tile.call.*')],
    },
    {
      key: 'products',
      fields: [
        optional('products', 'products'),
        maybe(pick('lists', names.collections, 'order')),
        maybe(pick('listedIn', names.collections)),
        maybe(pick('needs', named(GOODS_FACTS, texts.range.fields.options.needs), 'choices')),
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
          partOf: (path) => valuePart(path, known),
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
      fields: [optional('sizeSystem'), optional('notFound.*')],
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
