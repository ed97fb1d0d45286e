import { useRef } from 'react';
import { fill } from '#browser/fill.ts';
import { adminVersionsReply } from '#contract/admin-versions.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { More } from '../More.tsx';
import { useReturnFocus } from '../row-focus.ts';
import { askAt, usePages } from '../use-pages.ts';
import { Waiting } from '../Waiting.tsx';
import type { RangeProps } from './Range.tsx';
import { rangeHash } from './range-views.ts';
import { Version } from './Version.tsx';
import { VersionFacts } from './VersionFacts.tsx';

const askVersions = askAt(ADMIN_API.adminVersions, adminVersionsReply, 'before');

/** All versions, or the one that the address names: `v12`. */
export function Versions({ id, ...props }: RangeProps) {
  const { texts } = props;
  const { versionTexts } = texts.range;
  const number = /^v([1-9]\d{0,8})$/.exec(id ?? '')?.[1];
  const pages = usePages(askVersions, number === undefined ? '' : undefined);
  const { reply, isCurrent, reload } = pages;
  const list = useRef<HTMLUListElement>(null);
  useReturnFocus(number, isCurrent);
  if (number !== undefined) return <Version key={number} {...props} number={Number(number)} />;
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  return (
    <>
      <p className="news-soft">{versionTexts.text}</p>
      <ul ref={list} className="desk-rows">
        {reply.data
          .flatMap(({ versions }) => versions)
          .map((version) => (
            <li key={version.number} data-row={version.number} className="publish-row">
              <div className="grid gap-1">
                <p>
                  <a className="desk-link" href={rangeHash('versions', `v${version.number}`)}>
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
      <More texts={texts} label={versionTexts.more} list={list} pages={pages} />
    </>
  );
}
