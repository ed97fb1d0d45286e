import { type RefObject, useRef, useState } from 'react';
import { deskVersionsReply } from '../../../../../contract/desk-versions.ts';
import { DESK_API } from '../../../../../desk-paths.ts';
import { fill } from '../../../../i18n/translate.ts';
import type { DeskProps } from '../texts.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';
import { Version } from './Version.tsx';
import { VersionFacts } from './VersionFacts.tsx';

interface PageProps extends DeskProps {
  readonly before?: string;
  /** Version whose link takes the focus when it is shown. */
  readonly toFocus: RefObject<number | undefined>;
}

/** One page of the versions; the next one hangs below it. */
function VersionsPage({ before, ...props }: PageProps) {
  const { texts, toFocus } = props;
  const { versionTexts } = texts.range;
  const [more, setMore] = useState(false);
  const query = before === undefined ? '' : `?before=${before}`;
  const { reply, reload } = useReply(`${DESK_API.deskVersions}${query}`, deskVersionsReply);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { versions, next } = reply.data;
  return (
    <>
      <ul className="desk-rows">
        {versions.map((version) => (
          <li key={version.number} className="publish-row">
            <div className="grid gap-1">
              <p>
                <a
                  ref={(link) => {
                    if (link === null || version.number !== toFocus.current) return;
                    toFocus.current = undefined;
                    link.focus();
                  }}
                  className="desk-link"
                  href={rangeHash('versions', `v${version.number}`)}
                >
                  {fill(versionTexts.version, { number: version.number })}
                </a>{' '}
                <span className="news-soft num">
                  {version.changes === 1
                    ? versionTexts.countOne
                    : fill(versionTexts.count, { count: version.changes })}
                </span>
              </p>
              <VersionFacts {...props} version={version} />
            </div>
          </li>
        ))}
      </ul>
      {next !== null &&
        (more ? (
          <VersionsPage {...props} before={next} />
        ) : (
          <button
            type="button"
            className="desk-button"
            onClick={() => {
              toFocus.current = Number(next.slice(1)) - 1;
              setMore(true);
            }}
          >
            {versionTexts.more}
          </button>
        ))}
    </>
  );
}

/** All versions, or the one that the address names: `v12`. */
export function Versions({ id, ...props }: RangeProps) {
  const number = /^v([1-9]\d{0,8})$/.exec(id ?? '')?.[1];
  // Back from a version, the focus goes on where it was.
  const opened = useRef<number>(undefined);
  if (number !== undefined) {
    opened.current = Number(number);
    return <Version key={number} {...props} number={Number(number)} />;
  }
  return (
    <>
      <p className="news-soft">{props.texts.range.versionTexts.text}</p>
      <VersionsPage {...props} toFocus={opened} />
    </>
  );
}
