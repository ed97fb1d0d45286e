import { isObject, isSame, type Json } from '#catalogue/json.ts';

/** Keys that lead into a draft's content. */
export type ContentPath = readonly (string | number)[];

/** Path of a text such as `texts.de.features.0`. */
export function parsePath(text: string): ContentPath {
  return text.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(content: Json | undefined, path: ContentPath): Json | undefined {
  let at = content;
  for (const key of path) {
    if (Array.isArray(at) && typeof key === 'number') at = at[key];
    else if (isObject(at) && Object.hasOwn(at, key)) at = at[key];
    else return undefined;
  }
  return at;
}

/** Returns the content with another value at a path; undefined removes the field. Nothing is mutated. */
export function setAt(
  content: Json | undefined,
  path: ContentPath,
  value: Json | undefined,
): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(content) ? [...(content as readonly Json[])] : [];
    const next = setAt(list[key], rest, value);
    if (next === undefined) list.splice(key, 1);
    else list[key] = next;
    return list;
  }
  const { [key]: before, ...others } = isObject(content) ? content : {};
  const next = setAt(before, rest, value);
  if (next === undefined) return others;
  // A known field keeps its place.
  return isObject(content) && Object.hasOwn(content, key)
    ? { ...content, [key]: next }
    : { ...others, [key]: next };
}

/** Paths of fields that differ; a list is one field. */
export function diffFields(
  a: Json | undefined,
  b: Json | undefined,
  at: ContentPath = [],
): ContentPath[] {
  if (isSame(a, b)) return [];
  if (isObject(a) && isObject(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.flatMap((key) => diffFields(a[key], b[key], [...at, key]));
  }
  return [at];
}

export const keysOf = (value: unknown): string[] => Object.keys((value ?? {}) as object);

export const fieldKey = (path: ContentPath): string => path.join('.');

/** Id of the element of a field. */
export const inputId = (path: ContentPath): string => `field-${fieldKey(path)}`;

/** True if a path lies in a field, whose own may have a `*` for the language. */
export function liesIn(path: ContentPath, field: string): boolean {
  const keys = field.split('.');
  return keys.every((key, at) => key === '*' || key === String(path[at]));
}
