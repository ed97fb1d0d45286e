import { LIST_ORDERS } from '#catalogue/list-rules.ts';
import { VIEWS } from '#catalogue/pictures.ts';
import { field, keysOf, maybe, optional, pick, valueAt } from '../range/content-path.ts';
import { FIRST_SCENE, type FormPart, groupsOf, type Known, named, SCENES } from './part.ts';
import { BOTH } from './starting-content.ts';

function scenePart(
  path: string,
  { names, texts }: Known,
  families: Record<string, string>,
): FormPart {
  const { views } = texts.range.findings;
  return {
    key: 'scene',
    choice: {
      path,
      isRequired: true,
      sorts: {
        product: { family: '', product: '', view: 'main' },
        scene: { family: '', scene: FIRST_SCENE },
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
      { key: 'scene', fields: [pick(`${path}.scene`, SCENES)] },
    ],
  };
}

/** Groups of the page that lists products. */
export function listParts(known: Known): FormPart[] {
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
        maybe(pick('list.order', named(LIST_ORDERS, texts.range.fields.options.order))),
        optional('list.step', 'number'),
        pick('list.note', texts.range.fields.options.note),
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
            sorts: { on: { collection: '', scene: FIRST_SCENE } },
          },
          fields: [
            pick('list.lastScene.collection', names.collections),
            pick('list.lastScene.scene', SCENES),
          ],
        },
      ],
    },
  ];
}
