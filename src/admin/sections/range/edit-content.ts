import { isSame, type Json, type JsonObject } from '#catalogue/json.ts';
import { type ContentPath, setAt, valueAt } from './content-path.ts';

/** Objects that stay without fields: a product has tags, and texts in each language. */
const STAYS = /^(?:tags|de|en)$/;

/** Returns the content without a part in which nothing is left. */
function dropEmpty(content: JsonObject, part: ContentPath): JsonObject {
  const isEmpty = part.length > 0 && isSame(valueAt(content, part), {});
  return isEmpty && !STAYS.test(String(part.at(-1)))
    ? (setAt(content, part, undefined) as JsonObject)
    : content;
}

/** Sets a field, and drops what is empty without it. */
export function editContent(
  content: JsonObject,
  path: ContentPath,
  value: Json | undefined,
): JsonObject {
  const next = setAt(content, path, value) as JsonObject;
  return path
    .map((_, at) => path.slice(0, at))
    .toReversed()
    .reduce(dropEmpty, next);
}
