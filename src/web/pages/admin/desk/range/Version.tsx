import { useEffect, useRef } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { adminVersionReply } from '#contract/admin-versions.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { EntryName } from './EntryName.tsx';
import { Revive } from './Revive.tsx';
import { rangeHash } from './range-views.ts';
import { VersionFacts } from './VersionFacts.tsx';

/** One version: its changes against the one before, field by field. */
export function Version({ number, ...props }: DeskProps & { readonly number: number }) {
  const { texts } = props;
  const { versionTexts } = texts.range;
  const path = apiPath(ADMIN_API.adminVersion, { number: String(number) });
  const { reply, reload } = useReply(path, adminVersionReply);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const version = reply?.ok ? reply.data : undefined;
  return (
    <>
      <p>
        <a className="desk-link" href={rangeHash('versions')}>
          {versionTexts.all}
        </a>
      </p>
      <h3 ref={title} tabIndex={-1}>
        {fill(versionTexts.version, { number })}
      </h3>
      {version === undefined ? (
        <Waiting texts={texts} reply={reply} reload={reload} />
      ) : (
        <>
          <VersionFacts {...props} version={version} />
          <Revive {...props} number={number} />
          <p>
            {number === 1 ? versionTexts.first : fill(versionTexts.against, { number: number - 1 })}
          </p>
          {version.changes.length === 0 && <p>{versionTexts.same}</p>}
          <ul className="desk-rows">
            {version.changes.map((change) => (
              <li key={`${change.kind} ${change.id}`} className="publish-row">
                <div className="grid gap-1">
                  <p>
                    <EntryName {...props} entry={change} />{' '}
                    <span className="news-soft">{versionTexts.changes[change.change]}</span>
                  </p>
                  <ChangedFields {...props} entry={change} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
