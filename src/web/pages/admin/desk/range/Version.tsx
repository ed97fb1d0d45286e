import { useEffect, useRef, useState } from 'react';
import { API, apiPath } from '../../../../../api-paths.ts';
import { deskCatalogueReply } from '../../../../../contract/desk-catalogue.ts';
import { type DeskVersionReply, deskVersionReply } from '../../../../../contract/desk-versions.ts';
import { fill } from '../../../../i18n/translate.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { EntryName } from './EntryName.tsx';
import { fieldName } from './finding-sentence.ts';
import { rangeHash } from './range-views.ts';
import { VersionFacts } from './VersionFacts.tsx';
import { valueText } from './value-text.ts';

type Change = DeskVersionReply['changes'][number];

function Fields({ change, ...props }: DeskProps & { readonly change: Change }) {
  const { texts, lang } = props;
  const { versionTexts } = texts.range;
  if (change.fields.length === 0) return null;
  return (
    <table className="version-fields">
      <thead>
        <tr>
          <th scope="col">{versionTexts.field}</th>
          <th scope="col">{versionTexts.before}</th>
          <th scope="col">{versionTexts.after}</th>
        </tr>
      </thead>
      <tbody>
        {change.fields.map(({ path, before, after }) => (
          <tr key={path.join('.')}>
            <th scope="row">
              {fieldName(texts.range, path) || texts.range.publishTexts.kinds[change.kind]}
            </th>
            <td>{valueText(versionTexts, before, path, lang)}</td>
            <td>{valueText(versionTexts, after, path, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Makes drafts of a former version; drafts that are in the way are replaced at a second press. */
function Revive({ texts, lang, number }: DeskProps & { readonly number: number }) {
  const { versionTexts } = texts.range;
  const { busy, problem, send } = useAction({ texts, lang });
  const [isRefused, setIsRefused] = useState(false);
  const revive = async (replace: boolean) => {
    const path = apiPath(API.deskRevive, { number: String(number) });
    if (await send(path, { replace }, deskCatalogueReply)) location.hash = rangeHash('publish');
    else setIsRefused(true);
  };
  return (
    <>
      <p className="news-soft">{versionTexts.reviveText}</p>
      <div className="desk-line">
        <button
          type="button"
          className="desk-button"
          aria-busy={busy}
          onClick={() => void revive(false)}
        >
          {versionTexts.revive}
        </button>
        {isRefused && (
          <button type="button" className="desk-button" onClick={() => void revive(true)}>
            {versionTexts.replace}
          </button>
        )}
      </div>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </>
  );
}

/** One version: its changes against another one, field by field. */
export function Version({ number, ...props }: DeskProps & { readonly number: number }) {
  const { texts } = props;
  const { versionTexts } = texts.range;
  const [against, setAgainst] = useState('');
  const query = against === '' ? '' : `?against=${against}`;
  const path = `${apiPath(API.deskVersion, { number: String(number) })}${query}`;
  const { reply, reload } = useReply(path, deskVersionReply);
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
          {number > 1 && (
            <label className="desk-field">
              {versionTexts.compare}
              <input
                type="number"
                min={1}
                value={against}
                placeholder={version.against === null ? '' : String(version.against)}
                onChange={({ target }) => setAgainst(target.value.replace(/\D/g, '').slice(0, 9))}
              />
            </label>
          )}
          <p role="status">
            {version.against === null
              ? versionTexts.first
              : fill(versionTexts.against, { number: version.against })}
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
                  <Fields {...props} change={change} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
