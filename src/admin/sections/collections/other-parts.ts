import type { PartKind } from '#contract/catalogue-entries.ts';
import type { Field, FieldType } from '../range/field.ts';
import { collectionParts, type Known } from './collection-parts.ts';
import type { FormPart } from './part.ts';
import { BOTH } from './starting-content.ts';

const field = (path: string, type: FieldType = 'text'): Field => ({ path, type });
const optional = (path: string, type: FieldType = 'text'): Field => ({
  path,
  type,
  isOptional: true,
});

/** Form of each kind of entry. */
export const PARTS: Readonly<Record<PartKind, (known: Known) => readonly FormPart[]>> = {
  collection: collectionParts,
  colour: () => [
    { key: 'names', fields: [field('name.*'), field('hex'), optional('searchWords', 'long')] },
  ],
  sizes: () => [
    {
      key: 'guide',
      fields: [
        field('guide.title.*'),
        field('guide.text.*', 'long'),
        field('guide.columns.*', 'lines'),
      ],
    },
    {
      key: 'sizes',
      rows: {
        path: 'sizes',
        fresh: { id: '', label: BOTH, measures: [] },
        partOf: (path) => ({
          key: 'size',
          fields: [
            field(`${path}.label.*`),
            field(`${path}.id`),
            field(`${path}.measures`, 'lines'),
          ],
        }),
      },
    },
  ],
  pack: () => [
    {
      key: 'names',
      fields: [field('name.*'), field('label.*'), optional('tagline.*'), field('pieces', 'number')],
    },
  ],
  gift: () => [
    {
      key: 'names',
      fields: [
        field('name.*'),
        field('texts.*.title'),
        field('texts.*.text', 'long'),
        optional('product', 'product'),
      ],
    },
  ],
};
