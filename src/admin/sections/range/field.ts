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
}

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
