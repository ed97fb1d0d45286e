import { isDeepStrictEqual } from 'node:util';
import type { FieldsChanged } from '#contract/admin-versions.ts';
import { isRecord } from './entries.ts';

const beyond = (own: readonly unknown[], others: readonly unknown[]) =>
  own.filter((each) => !others.some((other) => isDeepStrictEqual(each, other)));

/** Returns the fields in which two contents differ; a list counts as one field, of sections those that changed. */
function fieldChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): FieldsChanged {
  if (isDeepStrictEqual(before, after)) return [];
  if (path[0] === 'sections' && Array.isArray(before) && Array.isArray(after)) {
    return [{ path: [...path], before: beyond(before, after), after: beyond(after, before) }];
  }
  if (!isRecord(before) || !isRecord(after)) {
    return [{ path: [...path], before: before ?? null, after: after ?? null }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => fieldChanges(before[key], after[key], [...path, key]));
}

interface Placed {
  readonly content: unknown;
  readonly position: number;
}

/** Returns the fields in which two states of an entry differ, its place included. */
export function entryChanges(before: Placed, after: Placed): FieldsChanged {
  return [
    ...fieldChanges(before.content, after.content),
    ...fieldChanges(before.position, after.position, ['position']),
  ];
}
