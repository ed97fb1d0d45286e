import {
  type ContentPath,
  isSame,
  type Json,
  type JsonObject,
  setAt,
  valueAt,
} from '../range/content-path.ts';

/** Flags that a list always has; others are absent where they don't hold. */
const ALWAYS = new Set(['isSorted', 'canAdd', 'isStructured']);

/** Sets a field of an entry. A text that is empty in both languages is left out. */
export function editPart(
  content: JsonObject,
  path: ContentPath,
  value: Json | undefined,
): JsonObject {
  const key = path.at(-1);
  const isOff = value === undefined && ALWAYS.has(String(key));
  const next = setAt(content, path, isOff ? false : value) as JsonObject;
  const text = path.slice(0, -1);
  const isEmpty = (key === 'de' || key === 'en') && isSame(valueAt(next, text), {});
  return isEmpty ? (setAt(next, text, undefined) as JsonObject) : next;
}
