import { isObject, isSame, type Json } from '#catalogue/json.ts';
import { type ContentPath, diffFields, valueAt } from './content-path.ts';

type Blocks = readonly Json[];

const kindOf = (block: Json | undefined) => valueAt(block, ['kind']);

/**
 * Returns for each block the index that it had before, undefined for a new one. An equal one in the same place comes
 * first, then an equal one elsewhere, then one of the same kind.
 */
export function matchBlocks(before: Blocks, after: Blocks): readonly (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) left.delete(at);
    return at;
  };
  const find = (is: (block: Json | undefined) => boolean) =>
    take([...left].find((at) => is(before[at])));
  let found = after.map((block, at) =>
    at < before.length && isSame(block, before[at]) ? take(at) : undefined,
  );
  found = found.map((at, index) => at ?? find((block) => isSame(block, after[index])));
  return found.map((at, index) => at ?? find((block) => kindOf(block) === kindOf(after[index])));
}

export interface FieldChange {
  readonly path: ContentPath;
  readonly before: unknown;
  readonly after: unknown;
  /** Kind of the block that has the field. */
  readonly block?: string;
}

/** Paths in which two values differ; lists of as many objects are compared one by one. */
function diffDeep(a: Json | undefined, b: Json | undefined, at: ContentPath): ContentPath[] {
  return diffFields(a, b, at).flatMap((path) => {
    const [left, right] = [a, b].map((side) => valueAt(side, path.slice(at.length)));
    const isList = Array.isArray(left) && Array.isArray(right) && left.length === right.length;
    if (!isList || !left.every(isObject)) return [path];
    return left.flatMap((each, index) =>
      diffDeep(each as Json, (right as Blocks)[index], [...path, index]),
    );
  });
}

/** Returns what changed in a page's blocks, one by one; a change of their order alone is of the whole list. */
export function blockChanges(before: unknown, after: unknown): FieldChange[] {
  const [was, now] = [before, after].map((side) => (Array.isArray(side) ? (side as Blocks) : []));
  if (!was || !now) return [];
  const found = matchBlocks(was, now);
  const kept = found.filter((at) => at !== undefined);
  const named = (block: Json | undefined) => ({ block: String(kindOf(block)) });
  const changed = now.flatMap((block, index): FieldChange[] => {
    const at = found[index];
    const here = ['blocks', index];
    if (at === undefined) return [{ path: here, before: null, after: block, ...named(block) }];
    return diffDeep(was[at], block, here).map((path) => ({
      path,
      before: valueAt(was[at], path.slice(here.length)) ?? null,
      after: valueAt(block, path.slice(here.length)) ?? null,
      ...named(block),
    }));
  });
  const removed = was.flatMap((block, index): FieldChange[] =>
    kept.includes(index)
      ? []
      : [{ path: ['blocks', index], before: block, after: null, ...named(block) }],
  );
  const isMoved = kept.some((at, index) => at < (kept[index - 1] ?? 0));
  return [...(isMoved ? [{ path: ['blocks'], before, after }] : []), ...changed, ...removed];
}
