import { useEffect, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import { formatDateTime } from '#browser/times.ts';
import {
  adminCatalogueReply,
  adminPublishReply,
  type DraftHead,
  type Finding,
} from '#contract/admin-catalogue.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useAction } from '../use-action.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import { EntryName } from './EntryName.tsx';
import { entryName } from './entry-name.ts';
import { PublishFindings } from './PublishFindings.tsx';
import type { RangeProps } from './Range.tsx';
import { refreshWaiting } from './waiting-drafts.ts';

const NOTE_LENGTH = 500;

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind} ${id}`;

interface RowProps extends DeskProps {
  readonly draft: DraftHead;
  readonly findings: readonly Finding[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function DraftRow({ draft, findings, isChosen, onChoose, ...props }: RowProps) {
  const { texts, lang } = props;
  const { publishTexts } = texts.range;
  const by = draft.edited_by ?? publishTexts.gone;
  const time = formatDateTime(draft.edited_at, lang);
  const name = entryName(draft, texts, lang);
  return (
    <li className="publish-row">
      <input
        type="checkbox"
        aria-label={fill(publishTexts.one, { name })}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="grid gap-1">
        <p>
          <EntryName {...props} entry={draft} />
        </p>
        <p className="news-soft">
          {publishTexts.kinds[draft.kind]}
          <span className="range-state">{publishTexts.changes[draft.change]}</span>
        </p>
        <p className="news-soft num">{fill(publishTexts.edited, { by, time })}</p>
        <PublishFindings {...props} findings={findings} />
        <ChangedFields {...props} entry={draft} />
      </div>
    </li>
  );
}

/** Drafts with what keeps them from being published, and the button that publishes those that are chosen. */
export function Publish({ texts, lang }: RangeProps) {
  const { publishTexts } = texts.range;
  const { reply, reload } = useReply(ADMIN_API.adminCatalogue, adminCatalogueReply);
  const { busy, problem, send } = useAction({ texts, lang });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const [done, setDone] = useState('');
  const outcome = useRef<HTMLParagraphElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const isEmpty = reply?.ok === true && reply.data.drafts.length === 0;
  useEffect(() => {
    // The button that was pressed goes with the drafts.
    if (done !== '') outcome.current?.focus();
    else if (isEmpty && problem !== '') refusal.current?.focus();
  }, [done, isEmpty, problem]);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const { drafts, findings, version } = reply.data;
  const chosen = drafts.filter((draft) => !left.has(keyOf(draft)));
  const ofDrafts = new Set(drafts.map(keyOf));
  const elsewhere = findings.filter((each) => !ofDrafts.has(keyOf(each)));
  const choose = (draft: DraftHead, isChosen: boolean) => {
    const key = keyOf(draft);
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== key) : [...left, key]));
  };
  const publish = async () => {
    setDone('');
    const body = {
      drafts: chosen.map(({ kind, id, revision }) => ({ kind, id, revision })),
      note: note.trim(),
    };
    const published = await send(ADMIN_API.adminPublish, body, adminPublishReply);
    // After a refusal, too: the findings and drafts may have changed meanwhile.
    reload();
    void refreshWaiting();
    if (!published) return;
    setNote('');
    setDone(fill(publishTexts.done, { version: published.version }));
  };
  return (
    <>
      <p className="news-soft">{publishTexts.text}</p>
      <p ref={outcome} role="status" tabIndex={-1}>
        {done}
      </p>
      {isEmpty ? (
        <p>{fill(publishTexts.none, { version: version.number })}</p>
      ) : (
        <>
          <label className="desk-check">
            <input
              type="checkbox"
              checked={chosen.length === drafts.length}
              onChange={({ target }) =>
                setLeft(new Set(target.checked ? [] : drafts.map((draft) => keyOf(draft))))
              }
            />
            {publishTexts.all}
          </label>
          <ul className="desk-rows">
            {drafts.map((draft) => (
              <DraftRow
                key={keyOf(draft)}
                texts={texts}
                lang={lang}
                draft={draft}
                findings={findings.filter((each) => keyOf(each) === keyOf(draft))}
                isChosen={!left.has(keyOf(draft))}
                onChoose={(isChosen) => choose(draft, isChosen)}
              />
            ))}
          </ul>
          {elsewhere.length > 0 && (
            <>
              <h3>{publishTexts.elsewhere}</h3>
              <ul className="desk-rows">
                {[...new Map(elsewhere.map((each) => [keyOf(each), each])).values()].map(
                  (entry) => (
                    <li key={keyOf(entry)} className="publish-row">
                      <EntryName texts={texts} lang={lang} entry={{ ...entry, name: null }} />
                      <PublishFindings
                        texts={texts}
                        lang={lang}
                        findings={elsewhere.filter((each) => keyOf(each) === keyOf(entry))}
                      />
                    </li>
                  ),
                )}
              </ul>
            </>
          )}
          <div className="desk-form">
            <label className="desk-field is-grow">
              {publishTexts.note}
              <input
                value={note}
                maxLength={NOTE_LENGTH}
                onChange={({ target }) => setNote(target.value)}
              />
            </label>
            <button
              type="button"
              className="desk-button is-primary"
              disabled={chosen.length === 0}
              aria-busy={busy}
              onClick={() => void publish()}
            >
              {fill(publishTexts.publish, { count: chosen.length })}
            </button>
          </div>
        </>
      )}
      <p ref={refusal} className="news-hot" role="alert" tabIndex={-1}>
        {problem}
      </p>
    </>
  );
}
