import type { DraftHead } from '#contract/admin-catalogue.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { entryName } from './entry-link.ts';
import type { RangeTexts } from './texts.ts';

/** Key of an entry or of its draft. */
export const keyOf = ({ kind, id }: Pick<DraftHead, 'kind' | 'id'>) => `${kind} ${id}`;

/** Returns the chosen drafts and those without which they can't be published. */
export function withNeeded(
  chosen: readonly DraftHead[],
  drafts: readonly DraftHead[],
): readonly DraftHead[] {
  const keys = new Set(chosen.flatMap((each) => [each, ...(each.needs ?? [])]).map(keyOf));
  return drafts.filter((each) => keys.has(keyOf(each)));
}

/** Says with which other drafts one is published; undefined for one that needs none. */
export function neededText(
  draft: DraftHead,
  drafts: readonly DraftHead[],
  texts: RangeTexts,
  lang: Lang,
): string | undefined {
  const names = withNeeded([draft], drafts)
    .filter((each) => each !== draft)
    .map((each) => fill(texts.range.publish.quoted, { name: entryName(each, texts, lang) }));
  return names.length > 0
    ? fill(texts.range.publish.together, { names: names.join(', ') })
    : undefined;
}
