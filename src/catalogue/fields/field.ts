import * as z from 'zod/mini';
import { localized } from './schema-parts.ts';

/**
 * Form of a value: how the back office edits it, and how a cell of a table holds it. `text` is one line, `word` one that
 * the shop gives, `long` several lines, `lines` a list of texts, `rows` a list of labels with values, `words` a list of
 * ids, `euros` cents, `choice` one option, `choices` several, `order` several in their order, `flag` yes or absent,
 * `product` and `products` ids of products, `entries` a list of objects, `group` an object whose fields stand among the
 * others, `whole` an object that is there or not, `picture` one of the library, `target` an address that a link leads to,
 * `blocks` those of a page.
 */
export type FieldKind =
  | 'text'
  | 'word'
  | 'long'
  | 'lines'
  | 'rows'
  | 'words'
  | 'euros'
  | 'number'
  | 'choice'
  | 'choices'
  | 'order'
  | 'flag'
  | 'shade'
  | 'product'
  | 'products'
  | 'entries'
  | 'group'
  | 'whole'
  // Of one field each.
  | 'tags'
  | 'filters'
  | 'packs'
  | 'pictures'
  | 'person'
  | 'fibres'
  | 'picture'
  | 'target'
  | 'wordmark'
  | 'blocks';

interface More {
  /** Part of the form that has it; one without is edited in files alone. */
  readonly part?: string;
  /** Source of the options of a choice (`optionsOf()` of the back office). */
  readonly options?: string;
  /** Fields of a group, or of each entry. */
  readonly fields?: Fields;
  /** Only products that have this field, or several of it, are asked for the value. */
  readonly only?: string;
  /** Row of the product page: how its figure is written; texts stand behind the free rows. */
  readonly row?: 'millimetres' | 'grams' | 'text';
}

export interface Field<Schema extends z.ZodMiniType = z.ZodMiniType> extends More {
  readonly schema: Schema;
  readonly kind: FieldKind;
  /** True if it may be absent. */
  readonly isOptional?: true;
  /** True if there is one value for each language. */
  readonly isLocalized?: true;
}

/** Fields of an entry of the catalogue by key, in the order in which they are stored. */
export interface Fields {
  readonly [key: string]: Field;
}

export const field = <Schema extends z.ZodMiniType>(
  schema: Schema,
  kind: FieldKind,
  more: More = {},
) => ({ schema, kind, ...more });

/** A field with a value for each language. */
export const both = <Schema extends z.ZodMiniType>(
  each: Schema,
  kind: FieldKind = 'text',
  more: More = {},
) => ({ ...field(localized(each), kind, more), isLocalized: true as const });

export const optional = <Schema extends z.ZodMiniType>({ schema, ...rest }: Field<Schema>) => ({
  ...rest,
  schema: z.exactOptional(schema),
  isOptional: true as const,
});

type Shape<Of extends Fields> = { readonly [Key in keyof Of]: Of[Key]['schema'] };

/** Makes the schema of an object with these fields, and no others. */
export const objectOf = <const Of extends Fields>(fields: Of) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([key, { schema }]) => [key, schema]),
    ) as unknown as Shape<Of>,
  );

/** An object whose fields stand among the others, or that is there as a `whole`. */
export const group = <const Of extends Fields>(
  fields: Of,
  more: More = {},
  kind: 'group' | 'whole' = 'group',
) => ({ ...field(objectOf(fields), kind, more), fields });

/** A value of these fields; nothing of it can be changed. */
export type ValueOf<Of extends Fields> = Immutable<z.infer<ReturnType<typeof objectOf<Of>>>>;

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** A field of an entry with its path, in which `*` stands for each language. */
export interface PlacedField {
  readonly path: string;
  readonly field: Field;
}

/** Returns the fields of an entry with those of its groups in their places. `part` is that of fields without one. */
export function placedFields(fields: Fields, around = '', part?: string): PlacedField[] {
  return Object.entries(fields).flatMap(([key, own]) => {
    const path = `${around}${key}${own.isLocalized ? '.*' : ''}`;
    const field = { ...own, ...((own.part ?? part) && { part: own.part ?? part }) } as Field;
    return field.kind === 'group' && field.fields
      ? placedFields(field.fields, `${path}.`, field.part)
      : [{ path, field }];
  });
}
