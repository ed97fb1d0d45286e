import { type ContentPath, type Json, type JsonObject, setAt } from '../range/content-path.ts';

/** Flags that a list always has; others are absent where they don't hold. */
const ALWAYS = new Set(['isSorted', 'canAdd', 'isStructured']);

/** Sets a field of an entry. */
export function editPart(
  content: JsonObject,
  path: ContentPath,
  value: Json | undefined,
): JsonObject {
  const isOff = value === undefined && ALWAYS.has(String(path.at(-1)));
  return setAt(content, path, isOff ? false : value) as JsonObject;
}
