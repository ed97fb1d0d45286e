import type { ContentPath } from './content-path.ts';

/**
 * Editor of a value: `text` one line, `long` several, `lines` a list with a line for each entry, `rows` a list of labels
 * with values, `Label: value` in a line, `words` ids with spaces between them, `euros` cents, `number` also with decimals,
 * `choice` one of `options`, `choices` several, `order` several in their order, `flag` yes or absent, `product` and
 * `products` by their ids, `fibres` with their shares.
 */
export type FieldType =
  | 'text'
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
  | 'fibres'
  | 'product'
  | 'products';

export interface Field {
  /** Path in the content; `*` stands for each language. */
  readonly path: string;
  readonly type: FieldType;
  /** An empty field is left out of the content. */
  readonly isOptional?: true;
  readonly options?: readonly string[];
  /** Names of options by id; one without is its own. */
  readonly names?: Readonly<Record<string, string>>;
  /** Colours of options by id, as `#RRGGBB`. */
  readonly shades?: Readonly<Record<string, string>>;
}

type Names = Readonly<Record<string, string>>;

export const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object);
export const field = (path: string, type: FieldType = 'text'): Field => ({ path, type });
export const maybe = (each: Field): Field => ({ ...each, isOptional: true });
export const optional = (path: string, type?: FieldType): Field => maybe(field(path, type));
/** A choice among what has names. */
export const pick = (path: string, names: Names, type: FieldType = 'choice'): Field => {
  return { path, type, options: keysOf(names), names };
};

export interface InputProps {
  readonly field: Field;
  readonly path: ContentPath;
}

export const fieldKey = (path: ContentPath): string => path.join('.');

/** Id of the element of a field. */
export const inputId = (path: ContentPath): string => `field-${fieldKey(path)}`;

/** True if a path lies in a field, whose own may have a `*` for the language. */
export function liesIn(path: ContentPath, field: string): boolean {
  const keys = field.split('.');
  return keys.every((key, at) => key === '*' || key === String(path[at]));
}
