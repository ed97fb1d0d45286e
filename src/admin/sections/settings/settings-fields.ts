import type { CompanyForm } from '#catalogue/fields/firm.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { ENTRY_FIELDS } from '#contract/entry-fields.ts';
import type { Lang } from '#routes.ts';
import { type ContentPath, diffFields, fieldKey, valueAt } from '../range/content-path.ts';
import type { Advice } from '../range/editor-context.ts';
import { fieldName } from '../range/finding-sentence.ts';
import { type Field, formFields, optionsIn } from '../range/form-fields.ts';
import { FIELDS_OF, type FormPart, keysOfPart, PARTS, partHref } from './parts.ts';
import type { SettingsTexts } from './texts.ts';

export const KINDS = ['firm', 'facts'] as const;
export type SettingsKind = (typeof KINDS)[number];
export type SettingsEntries = Readonly<Record<SettingsKind, AdminEntry>>;

const PERSON = { name: '', street: '', town: '', country: 'DE', email: '' };

/** Stands in no register. */
const UNREGISTERED: CompanyForm = 'sole';

export interface FieldGroup {
  readonly group: string;
  /** Fields of each entry, in their order. */
  readonly fields: readonly (readonly [kind: SettingsKind, fields: readonly Field[]])[];
}

/** Returns the fields of a part in their groups: those that this legal form and this mode ask for, or that have a value. */
export function groupsOf(
  part: FormPart,
  firm: JsonObject,
  { texts, names, isDemo }: { texts: SettingsTexts; names: CatalogueNames; isDemo: boolean },
): readonly FieldGroup[] {
  const sources = { optionsOf: optionsIn({}, names, texts.fields), startOf: () => PERSON };
  const all = KINDS.map((kind) => [kind, formFields(ENTRY_FIELDS[kind], sources)] as const);
  const isAsked = (key: string) => {
    if (key === 'register') return firm['legalForm'] !== UNREGISTERED || key in firm;
    // A live shop has one list of methods.
    return key !== 'paymentMethods' || isDemo;
  };
  return Object.entries<readonly string[]>(FIELDS_OF[part]).map(([group, keys]) => ({
    group,
    fields: all.map(([kind, fields]) => [
      kind,
      keys
        .filter(isAsked)
        .flatMap((key) => fields.filter(({ path }) => path.split('.')[0] === key)),
    ]),
  }));
}

/** Fields in which what is typed differs from what the shop shows. */
export const changedFields = (published: Json | undefined, content: JsonObject): ContentPath[] =>
  diffFields(published ?? {}, content);

/** Values that are made of others where none is stored. */
const DERIVED: readonly string[] = ['name', 'brand', 'sender'];

/** Returns a value in words; '' for none. */
function wordsOf(value: Json | undefined, key: string, texts: SettingsTexts): string {
  if (typeof value === 'boolean') return value ? texts.range.changes.yes : texts.range.changes.no;
  const options: Readonly<Record<string, string>> =
    { methods: texts.fields.options.paymentMethods, legalForm: texts.fields.options.forms }[key] ??
    {};
  if (Array.isArray(value)) return value.map((each) => options[String(each)] ?? each).join(', ');
  return typeof value === 'string' ? (options[value] ?? value) : '';
}

/**
 * Returns what is said at a field of the firm: which value holds without a stored one, and help.
 * @param defaults those of the server, with the keys of a firm
 */
export function adviceIn(
  defaults: JsonObject,
  content: JsonObject,
  texts: SettingsTexts,
  fill: (sentence: string, values: { readonly value: string }) => string,
): (path: ContentPath) => Advice | undefined {
  return (path) => {
    const key = fieldKey(path);
    const help = (texts.help as Readonly<Record<string, string>>)[key];
    const named = key === 'brand' || key === 'sender' ? content['name'] : undefined;
    const value = named || valueAt(defaults, path);
    const fallback = wordsOf(value, key, texts);
    if (fallback === '') return help === undefined ? undefined : { text: help };
    const say = DERIVED.includes(key) ? texts.without : texts.environment;
    const text = [fill(say, { value: fallback }), help].filter(Boolean).join(' ');
    return { text, fallback, ...(typeof value === 'boolean' && { isOn: value }) };
  };
}

export interface SettingsHit {
  readonly text: string;
  readonly href: string;
  /** Part that has the field; absent for a part. */
  readonly part?: string;
}

/** Returns every part and every field of the settings by its name. */
export function hitsIn({ names, fields }: SettingsTexts, lang: Lang): readonly SettingsHit[] {
  return PARTS.flatMap((part): SettingsHit[] => [
    { text: names[part], href: partHref(lang, part) },
    ...keysOfPart(part).map((key) => ({
      text: fieldName({ fields, names: {} as CatalogueNames }, [key]),
      href: partHref(lang, part, key),
      part: names[part],
    })),
  ]);
}
