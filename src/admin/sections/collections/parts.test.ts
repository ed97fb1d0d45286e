import { expect, test } from 'vitest';
import { PART_KINDS } from '#contract/catalogue-entries.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { FIELDS } from '#server/catalogue/entries.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import {
  type ContentPath,
  type Json,
  type JsonObject,
  liesIn,
  parsePath,
  valueAt,
} from '../range/content-path.ts';
import { fieldName } from '../range/finding-sentence.ts';
import { texts } from './de.ts';
import { editPart } from './edit-part.ts';
import { PARTS } from './other-parts.ts';
import type { FormPart } from './part.ts';
import { isPartId, partId, startingContent } from './starting-content.ts';
import type { FormKind } from './views.ts';

const names = catalogueNames(seedCatalogue, 'de');

/** Paths of all values of a content. */
function leaves(value: Json | undefined, path: ContentPath = []): ContentPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, each]) => leaves(each as Json, [...path, key]));
}

/** Paths of the fields of a form, with a `*` for each language. */
function fieldsOf(part: FormPart, content: JsonObject): string[] {
  const { fields = [], parts = [], rows, choice } = part;
  const at = rows && valueAt(content, rows.path.split('.'));
  const entries = Array.isArray(at) ? (at as readonly JsonObject[]) : [];
  return [
    ...(choice?.sortOf ? [choice.path] : []),
    ...fields.map(({ path }) => path),
    ...parts.flatMap((each) => fieldsOf(each, content)),
    ...entries.flatMap((each, index) =>
      rows ? fieldsOf(rows.partOf(`${rows.path}.${index}`, each), content) : [],
    ),
  ];
}

const missing = (kind: FormKind, id: string, content: JsonObject) => {
  const known = { id, content, names, sizes: {}, texts };
  const fields = PARTS[kind](known).flatMap((part) => fieldsOf(part, content));
  return leaves(content).filter((path) => !fields.some((field) => liesIn(path, field)));
};

test.each(PART_KINDS)('the form has every field of every %s that can be edited', (kind) => {
  for (const [id, content] of Object.entries(seedCatalogue[FIELDS[kind]])) {
    expect(missing(kind, id, content as object as JsonObject)).toEqual([]);
  }
});

test('every field has a name', () => {
  for (const kind of [...PART_KINDS, 'facts'] as const) {
    const entries = kind === 'facts' ? { facts: seedCatalogue.facts } : seedCatalogue[FIELDS[kind]];
    for (const [id, each] of Object.entries(entries)) {
      const content = each as object as JsonObject;
      const known = { id, content, names, sizes: {}, texts };
      const paths = PARTS[kind](known).flatMap((part) => fieldsOf(part, content));
      const unnamed = paths.filter((path) => {
        const keys = parsePath(path.replace('.*', ''));
        const last = keys.at(-1);
        return fieldName({ fields: texts.range.fields, names }, keys).endsWith(String(last));
      });
      expect(unnamed).toEqual([]);
    }
  }
});

test('the form has every fact but the currency', () => {
  const facts = seedCatalogue.facts as object as JsonObject;
  expect(missing('facts', 'facts', facts)).toEqual([['currency']]);
});

test('ids of a kind are made of those that a name becomes', () => {
  const id = 'gruene-wiesen-am-hafen';
  expect(partId('collection', id)).toBe(id);
  expect(partId('colour', id)).toBe('gruenewiesen');
  expect(partId('gift', id)).toBe('gruene_wiesen_am_hafen');
  for (const kind of PART_KINDS) expect(isPartId(kind, partId(kind, id))).toBe(true);
  expect(isPartId('colour', 'zu-lang')).toBe(false);
});

test('flags of a list stay, and a text that is empty in both languages goes', () => {
  const name = { de: 'Jacken', en: 'Jackets' };
  const content = startingContent('collection', { id: 'jacken', name, place: 7 });
  const off = editPart(content, ['list', 'isSorted'], undefined);
  expect(valueAt(off, ['list', 'isSorted'])).toBe(false);
  const german = editPart(content, ['list', 'countOne', 'en'], undefined);
  expect(valueAt(german, ['list', 'countOne'])).toEqual({ de: '1 Produkt' });
  const none = editPart(german, ['list', 'countOne', 'de'], undefined);
  expect(valueAt(none, ['list', 'countOne'])).toBeUndefined();
});
