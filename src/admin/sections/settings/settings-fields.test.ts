import { expect, test } from 'vitest';
import fields from '#catalogue/fields/de.json' with { type: 'json' };
import findings from '#catalogue/findings/de.json' with { type: 'json' };
import type { JsonObject } from '#catalogue/json.ts';
import { ENTRY_FIELDS } from '#contract/entry-fields.ts';
import { fill } from '#rules/fill.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import range from '../range/de.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import { FIELDS_OF, type FormPart, PARTS, partOfField } from './parts.ts';
import { adviceIn, groupsOf, KINDS } from './settings-fields.ts';

const texts = { ...fields, ...findings, ...range, ...de };
const names = catalogueNames(seedCatalogue, 'de');

const pathsOf = (part: FormPart, firm: JsonObject, isDemo = true) =>
  groupsOf(part, firm, { texts, names, isDemo }).flatMap((group) =>
    group.fields.flatMap(([, own]) => own.map(({ path }) => path)),
  );

test('every field of the firm and the facts is in one part, but for the currency', () => {
  const shown = Object.keys(FIELDS_OF).flatMap((part) => pathsOf(part as FormPart, {}));
  const keys = new Set(shown.map((path) => path.split('.')[0]));
  const all = KINDS.flatMap((kind) => Object.keys(ENTRY_FIELDS[kind]));
  expect(all.filter((key) => !keys.has(key))).toEqual(['currency']);
  expect(new Set(shown).size).toBe(shown.length);
  for (const key of keys) expect(PARTS).toContain(partOfField(String(key)));
});

test('the legal form decides whether a register is asked for, and nothing stored is hidden', () => {
  expect(pathsOf('company', { legalForm: 'gmbh' })).toContain('register');
  expect(pathsOf('company', { legalForm: 'sole' })).not.toContain('register');
  expect(pathsOf('company', { legalForm: 'sole', register: 'HRB 1' })).toContain('register');
});

test('a live shop has one list of methods', () => {
  expect(pathsOf('payment', {}, false)).toEqual(['methods']);
});

test('a field says which value holds without a stored one', () => {
  const defaults = { street: 'Hafen 1', name: 'Alt', brand: 'Alt', saleMails: true, phone: '' };
  const advice = adviceIn(defaults, { name: 'Neu' }, texts, fill);
  expect(advice(['street'])).toMatchObject({ text: 'Auf dem Server eingestellt: Hafen 1' });
  expect(advice(['brand'])?.fallback).toBe('Neu');
  expect(advice(['name'])?.text).toBe('Ohne Angabe: Alt');
  expect(advice(['saleMails'])).toMatchObject({ fallback: 'ja', isOn: true });
  expect(advice(['phone'])).toBeUndefined();
});
