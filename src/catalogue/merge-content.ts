import type { Field, Fields } from './fields/field.ts';
import { isObject, isSame, type Json, type JsonObject } from './json.ts';

/** Three versions of a value: the one that both began with, and what each made of it. */
interface Versions<Of = Json | undefined> {
  readonly base: Of;
  readonly mine: Of;
  readonly theirs: Of;
}

interface Merged {
  /** Has every change of both; of fields that clash, mine. */
  readonly content: Json | undefined;
  /** Paths of the fields that both changed, each in another way. */
  readonly clashes: readonly (readonly string[])[];
}

/** Returns the fields within one by their keys; undefined for a field that is merged as a whole. */
function innerOf(field: Field | undefined): ((key: string) => Field | undefined) | undefined {
  if (field === undefined) return undefined;
  const { isLocalized, ...own } = field;
  const { kind, fields } = own;
  if (isLocalized) return () => own;
  if (kind === 'group' || (kind === 'whole' && fields)) return (key) => fields?.[key];
  if (kind === 'packs') return () => ({ ...own, kind: 'group' });
  return kind === 'tags' || kind === 'filters' ? () => undefined : undefined;
}

function mergeKeys(
  { base, mine, theirs }: Versions<JsonObject>,
  fieldOf: (key: string) => Field | undefined,
  path: readonly string[],
): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = keys.map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key] };
    return [key, mergeField(versions, fieldOf(key), [...path, key])] as const;
  });
  const left = merged.filter(([, { content }]) => content !== undefined);
  return {
    content: Object.fromEntries(left.map(([key, { content }]) => [key, content])),
    clashes: merged.flatMap(([, { clashes }]) => clashes),
  };
}

function mergeField(versions: Versions, field: Field | undefined, path: readonly string[]): Merged {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { content: mine, clashes: [] };
  if (isSame(base, mine)) return { content: theirs, clashes: [] };
  const fieldOf = innerOf(field);
  if (fieldOf && isObject(base) && isObject(mine) && isObject(theirs)) {
    return mergeKeys({ base, mine, theirs }, fieldOf, path);
  }
  return { content: mine, clashes: [path] };
}

/**
 * Merges two edits of an entry by the fields of its table: lists, persons and plain values are one field each, a text in
 * one language is, and a pack's price. An entry that one side removed and the other changed clashes as a whole, at `[]`.
 */
export function mergeContent(fields: Fields, versions: Versions): Merged {
  const { base, mine, theirs } = versions;
  const isWhole = [base, mine, theirs].every(isObject);
  return isWhole
    ? mergeKeys({ base, mine, theirs } as Versions<JsonObject>, (key) => fields[key], [])
    : mergeField(versions, undefined, []);
}
