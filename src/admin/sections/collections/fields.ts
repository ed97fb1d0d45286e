import type { JsonObject } from '#catalogue/json.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { PartKind } from '#contract/catalogue-entries.ts';
import { ENTRY_FIELDS } from '#contract/entry-fields.ts';
import { keysOf } from '../range/content-path.ts';
import { type Field, formFields, optionsIn } from '../range/form-fields.ts';
import type { RangeTexts } from '../range/texts.ts';
import { startingWhole } from './starting-content.ts';

/** Parts of every form in their order. */
const PARTS = [
  ...['names', 'shade', 'texts', 'guide', 'sizes', 'menu', 'products', 'tags', 'list'],
  ...['page', 'unknown'],
];

/** The entry that a form edits, with the names that the range has. */
interface Edited {
  readonly id: string;
  readonly content: JsonObject;
  readonly names: CatalogueNames;
  /** Names of size lists by id. */
  readonly sizes: Readonly<Record<string, string>>;
  readonly fields: RangeTexts['fields'];
}

/** The values of each filter, with its name in the back office. */
function filterFields(field: Field, content: JsonObject): Field[] {
  return keysOf(content['tags']).flatMap((group): Field[] => [
    { ...field, path: `tagNames.${group}.*`, type: 'text' },
    { ...field, path: `tags.${group}`, type: 'entries' },
  ]);
}

/** Returns the fields of an entry that have an input, by part, in the order of the form. */
export function fieldsByPart(
  kind: PartKind,
  { id, content, names, sizes, fields }: Edited,
): readonly (readonly [part: string, fields: readonly Field[]])[] {
  const sources = {
    optionsOf: optionsIn(content, names, fields, sizes),
    startOf: (path: string) => startingWhole(path, id, content),
  };
  const all = formFields(ENTRY_FIELDS[kind], sources);
  const used = PARTS.filter((part) => all.some((field) => field.part === part));
  return used.map((part) => [
    part,
    all
      .filter((field) => field.part === part)
      .flatMap((field) => (field.type === 'filters' ? filterFields(field, content) : [field])),
  ]);
}
