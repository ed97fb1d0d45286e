import {
  BELOW_BLOCKS,
  BENEFITS,
  CHOICE_BLOCKS,
  FACT_BLOCKS,
  type RelatedStep,
} from '#catalogue/product-pages.ts';
import {
  type Field,
  field,
  type Json,
  type JsonObject,
  keysOf,
  maybe,
  optional,
  pick,
} from '../range/content-path.ts';
import { type FormPart, groupsOf, type Known, named } from './part.ts';
import { SAID } from './starting-content.ts';

const said = (key: string, at: string, text: (path: string) => Field = field): FormPart => ({
  key,
  choice: { path: at, sorts: { on: SAID } },
  fields: [field(`${at}.title.*`), text(`${at}.text.*`)],
});

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
export function pageParts(known: Known): FormPart[] {
  const { names, sizes, texts } = known;
  const { blocks } = texts.range.fields.options;
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
