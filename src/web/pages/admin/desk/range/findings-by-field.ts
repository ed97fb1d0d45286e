import type { Finding } from '#contract/admin-catalogue.ts';
import type { ContentPath } from './content-path.ts';

export const fieldKey = (path: ContentPath) => path.join('.');

const startsWith = (path: ContentPath, start: ContentPath) =>
  start.every((key, index) => path[index] === key);

/** Findings of a field; with `deep`, also of everything inside it. */
export function findingsAt(
  findings: readonly Finding[],
  path: ContentPath,
  deep = false,
): Finding[] {
  return findings.filter(
    (each) => startsWith(each.path, path) && (deep || each.path.length === path.length),
  );
}

/** Returns the key of the innermost shown field that a path lies in; undefined if there is none. */
export function shownFieldOf(
  path: ContentPath,
  isShown: (key: string) => boolean,
): string | undefined {
  for (let length = path.length; length > 0; length--) {
    const key = fieldKey(path.slice(0, length));
    if (isShown(key)) return key;
  }
  return undefined;
}
