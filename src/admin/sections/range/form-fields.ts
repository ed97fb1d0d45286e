import {
  type FieldKind,
  type Fields,
  type PlacedField,
  placedFields,
} from '#catalogue/fields/field.ts';
import { BLOCK_FIELDS, BLOCKS, type BlockKind } from '#catalogue/fields/page.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import { type ContentPath, keysOf, parsePath, setAt } from './content-path.ts';
import type { RangeTexts } from './texts.ts';

type Names = Readonly<Record<string, string>>;

interface Options {
  readonly options: readonly string[];
  /** Names of options by id; one without is its own. */
  readonly names: Names;
  /** Colours of options by id, as `#RRGGBB`. */
  readonly shades?: Names;
}

/** A field of a form. */
export interface Field extends Partial<Options> {
  /** Path in the content; `*` stands for each language. */
  readonly path: string;
  readonly type: FieldKind;
  readonly part?: string | undefined;
  /** An empty field is left out of the content. */
  readonly isOptional?: true | undefined;
  /** Fields of a `whole`, or of one of the `entries`, whose paths begin at the entry. */
  readonly fields?: readonly Field[];
  /** Value that a `whole` begins with. */
  readonly start?: Json | undefined;
}

export interface InputProps {
  readonly field: Field;
  readonly path: ContentPath;
}

/** Values that a form takes from outside of its table. */
export interface FormSources {
  readonly optionsOf: (source: string) => Options | undefined;
  readonly startOf?: (path: string) => Json | undefined;
}

export const pick = (names: Names, ids = keysOf(names)): Options => ({ options: ids, names });

/** Options of the choices of a content, by their source in the table. */
export function optionsIn(
  content: JsonObject,
  names: CatalogueNames,
  { options: named }: RangeTexts['fields'],
  sizes: Names = {},
): FormSources['optionsOf'] {
  const groups = [...keysOf(content['tags']), ...keysOf(names.tags)];
  const sources: Readonly<Record<string, Options>> = {
    homes: pick(names.collections, keysOf(names.homes)),
    collections: pick(names.collections),
    lists: pick(names.lists),
    colours: { ...pick(names.colours), shades: names.shades },
    gifts: pick(names.gifts),
    sizes: pick(sizes),
    groups: pick(Object.fromEntries(groups.map((id) => [id, names.groups[id] ?? id]))),
    filters: pick(Object.assign({}, ...Object.values(names.tags))),
    ...Object.fromEntries(Object.entries(named).map(([key, each]) => [key, pick(each)])),
  };
  return (source) => sources[source];
}

/** Returns the fields of a form as their table has them; fields without a part have no input. */
export function formFields(
  fields: Fields,
  sources: FormSources,
  around = '',
  part?: string,
): Field[] {
  return placedFields(fields, around, part).flatMap((each) =>
    each.field.part === undefined ? [] : formField(each, sources, part),
  );
}

function formField({ path, field }: PlacedField, sources: FormSources, within?: string): Field {
  const { kind, part, isOptional, options, fields } = field;
  const own =
    kind === 'whole'
      ? {
          fields: formFields(fields ?? {}, sources, `${path}.`, within),
          start:
            sources.startOf?.(path) ?? startingEntry(formFields(fields ?? {}, sources, '', '')),
        }
      : fields && {
          fields: placedFields(fields).map((each) => formField(each, sources)),
        };
  return { path, type: kind, part, isOptional, ...(options && sources.optionsOf(options)), ...own };
}

/** Returns the fields of a block of a page, which has them all. */
export const blockFields = (kind: BlockKind, sources: FormSources, around = ''): Field[] =>
  formFields({ ...BLOCKS[kind], ...BLOCK_FIELDS }, sources, around, 'blocks');

/** Value of a new entry of a list. */
export const startingEntry = (fields: readonly Field[]): JsonObject =>
  fields
    .filter(({ type, isOptional }) => !isOptional && type !== 'number')
    .reduce<JsonObject>((entry, { path, type, fields: own = [] }) => {
      const start = type === 'entries' ? [startingEntry(own)] : type === 'lines' ? [] : '';
      const isLocalized = path.endsWith('.*');
      const at = parsePath(isLocalized ? path.slice(0, -'.*'.length) : path);
      return setAt(entry, at, isLocalized ? { de: start, en: start } : start) as JsonObject;
    }, {});
