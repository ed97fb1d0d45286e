import { expect, test } from 'vitest';
import texts from '#catalogue/fields/de.json' with { type: 'json' };
import { type Fields, placedFields, type Field as TableField } from '#catalogue/fields/field.ts';
import { OFFER_FIELDS } from '#catalogue/fields/product.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import { PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import { PART_KINDS, type PartKind } from '#contract/catalogue-entries.ts';
import { ENTRY_FIELDS } from '#contract/entry-fields.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { FIELDS } from '#server/catalogue/entries.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { type ContentPath, liesIn, parsePath, valueAt } from '../range/content-path.ts';
import { editContent } from '../range/edit-content.ts';
import { fieldName } from '../range/finding-sentence.ts';
import { type Field, optionsIn } from '../range/form-fields.ts';
import { fieldsByPart } from './fields.ts';
import { isPartId, partId, startingContent } from './starting-content.ts';

const names = catalogueNames(seedCatalogue, 'de');

const TABLES = { ...ENTRY_FIELDS, offer: OFFER_FIELDS };

/** Paths of all values of a content. */
function leaves(value: Json | undefined, path: ContentPath = []): ContentPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, each]) => leaves(each as Json, [...path, key]));
}

/** Paths of the inputs of a field, with a `*` for each language and for each entry. */
const inputsOf = ({ path, type, fields = [] }: Field): string[] => {
  if (type === 'whole') return fields.flatMap(inputsOf);
  return type === 'entries' ? fields.map((each) => `${path}.*.${each.path}`) : [path];
};

/** Values of an entry that no input of its form edits. */
function missing(kind: PartKind, id: string, content: JsonObject): string[] {
  const parts = fieldsByPart(kind, { id, content, names, sizes: {}, ...texts });
  const inputs = parts.flatMap(([, fields]) => fields.flatMap(inputsOf));
  return leaves(content)
    .filter((path) => !inputs.some((input) => liesIn(path, input)))
    .map((path) => path.join('.'));
}

/** Fields of a collection that files alone edit. */
const IN_FILES =
  /^(?:list\.(?:order|isSorted|step|note|canAdd|scenes|lastScene|className|isStructured)|page\.(?:choices|facts|benefits|below|openDetail|crumb|related)|unknown)\b/;

test.each(PART_KINDS)('the form has every field of every %s that can be edited', (kind) => {
  for (const [id, content] of Object.entries(seedCatalogue[FIELDS[kind]])) {
    const paths = missing(kind, id, content as object as JsonObject);
    expect(kind === 'collection' ? paths.filter((path) => !IN_FILES.test(path)) : paths).toEqual(
      [],
    );
  }
});

/** Fields of a table, those of entries and groups included. */
const withInner = (fields: Fields): TableField[] =>
  Object.values(fields).flatMap((field) => [field, ...withInner(field.fields ?? {})]);

test.each(Object.entries(TABLES))('choices of %s have options', (_, fields) => {
  const optionsOf = optionsIn({}, names, texts.fields);
  const sources = withInner(fields).flatMap(({ options }) => options ?? []);
  expect(sources.filter((source) => optionsOf(source) === undefined)).toEqual([]);
});

test('the form offers every method of payment', () => {
  const options = optionsIn({}, names, texts.fields)('paymentMethods')?.options;
  expect([...(options ?? [])].sort()).toEqual([...PAYMENT_METHODS].sort());
});

/** Paths of all fields of a table, those of entries and groups included. */
const allOf = (fields: Fields, around = ''): string[] =>
  placedFields(fields, around).flatMap(({ path, field }) => [
    path,
    ...(field.fields ? allOf(field.fields, `${path}.`) : []),
  ]);

test.each(Object.entries(TABLES))('every field of %s has a name', (_, fields) => {
  const unnamed = allOf(fields).filter((path) => {
    const keys = parsePath(path.replaceAll('.*', ''));
    return fieldName({ ...texts, names }, keys).endsWith(String(keys.at(-1)));
  });
  expect(unnamed).toEqual([]);
});

test('ids of a kind are made of those that a name becomes', () => {
  const id = 'gruene-wiesen-am-hafen';
  expect(partId('collection', id)).toBe(id);
  expect(partId('colour', id)).toBe('gruenewiesen');
  expect(partId('gift', id)).toBe('gruene_wiesen_am_hafen');
  for (const kind of PART_KINDS) expect(isPartId(kind, partId(kind, id))).toBe(true);
  expect(isPartId('colour', 'zu-lang')).toBe(false);
});

test('a text that is empty in both languages goes', () => {
  const name = { de: 'Jacken', en: 'Jackets' };
  const content = startingContent('collection', { id: 'jacken', name, place: 7 });
  const german = editContent(content, ['list', 'countOne', 'en'], undefined);
  expect(valueAt(german, ['list', 'countOne'])).toEqual({ de: '1 Produkt' });
  const none = editContent(german, ['list', 'countOne', 'de'], undefined);
  expect(valueAt(none, ['list', 'countOne'])).toBeUndefined();
});
