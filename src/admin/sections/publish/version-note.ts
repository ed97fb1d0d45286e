import type { AdminVersionReply } from '#contract/admin-versions.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { PublishTexts } from './texts.ts';

/** Returns what a version is about: the campaigns that it started or ended, else the note of whoever published. */
export function versionNote(
  version: Pick<AdminVersionReply, 'note' | 'is_demo' | 'campaigns'>,
  { started, ended, demo }: PublishTexts['version'],
  lang: Lang,
): string {
  const { note, is_demo: isDemo, campaigns = [] } = version;
  const switched = campaigns.map(({ name, is_start: isStart }) =>
    fill(isStart ? started : ended, { name: name[lang] }),
  );
  return switched.join(', ') || note || (isDemo ? demo : '');
}
