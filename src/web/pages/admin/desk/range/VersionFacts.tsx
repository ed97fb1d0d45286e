import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import type { VersionHead } from '#contract/admin-versions.ts';
import type { DeskProps } from '../texts.ts';

/** Time, person and note of a version. */
export function VersionFacts({
  texts,
  lang,
  version,
}: DeskProps & { readonly version: VersionHead }) {
  const { publishTexts, versionTexts } = texts.range;
  const by = version.is_demo ? versionTexts.demo : (version.by ?? publishTexts.gone);
  return (
    <>
      <p className="news-soft num">
        {fill(publishTexts.edited, { by, time: formatDateTime(version.at, lang) })}
      </p>
      {version.note !== '' && <p>{version.note}</p>}
    </>
  );
}
