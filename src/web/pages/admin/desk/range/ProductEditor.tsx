import { useEffect, useMemo, useRef, useState } from 'react';
import { API, apiPath } from '../../../../../api-paths.ts';
import type { ProductKind } from '../../../../../catalogue/product-ids.ts';
import { type DeskEntry, deskEntry } from '../../../../../contract/desk-catalogue.ts';
import { useReply } from '../use-reply.ts';
import { Waiting } from '../Waiting.tsx';
import { Conflict } from './Conflict.tsx';
import { valueAt } from './content-path.ts';
import { EditorBar } from './EditorBar.tsx';
import { EndSteps } from './EndSteps.tsx';
import { EditorContext } from './editor-context.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { FindingSummary } from './FindingSummary.tsx';
import { FIELD_TABLE } from './field-table.ts';
import { Preview } from './Preview.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import type { RangeProps } from './Range.tsx';
import { useDraft } from './use-draft.ts';

interface EditorProps extends RangeProps {
  readonly entry: DeskEntry;
  /** Shows another state of the entry from the start, such as after a discarded draft. */
  readonly onReplaced: (entry: DeskEntry) => void;
}

/** Input types that undo what was typed in them by themselves. */
const TYPING = 'textarea, input:not([type="checkbox"], [type="radio"])';

function Editor({ entry, onReplaced, texts, lang }: EditorProps) {
  const draft = useDraft(entry, lang);
  const { content, saved, edit, endStep } = draft;
  const { range } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const editor = useMemo(
    () => ({ content, findings: saved.entry.findings, texts, lang, edit, endStep }),
    [content, saved.entry.findings, texts, lang, edit, endStep],
  );
  const onKeyDown = (event: React.KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) draft.redo();
    else draft.undo();
  };
  const name = String(valueAt(content, ['name', lang]) || valueAt(content, ['name', 'de']) || '');
  const groups = FIELD_TABLE[content['kind'] as ProductKind] ?? [];
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
      <div className="range-editor" onKeyDown={onKeyDown}>
        <EditorBar draft={draft} texts={texts} />
        <div className="range-main">
          <h3 ref={heading} tabIndex={-1} className="desk-title">
            {name || range.editor.unnamed}
            <span>{`${range.findings.kinds[content['kind'] as ProductKind] ?? ''}, ${entry.id}`}</span>
          </h3>
          {saved.conflict && <Conflict draft={draft} conflict={saved.conflict} />}
          {draft.isRetired ? (
            <p className="news-wait">
              {saved.entry.draft ? range.editor.retiredDraft : range.editor.retired}
            </p>
          ) : (
            <>
              <FindingSummary
                findings={saved.entry.findings}
                isSaved={saved.entry.draft !== null && saved.status === 'saved'}
              />
              <FieldGroups groups={groups} />
            </>
          )}
          <PriceHistory prices={saved.entry.prices} texts={texts} lang={lang} />
          <EndSteps draft={draft} texts={texts} lang={lang} onReplaced={onReplaced} />
        </div>
        {!draft.isRetired && (
          <Preview
            id={entry.id}
            texts={texts}
            lang={lang}
            revision={saved.entry.draft?.revision ?? 0}
          />
        )}
      </div>
    </EditorContext>
  );
}

/** One product: everything that its kind has, saved as a draft while it is edited. */
export function ProductEditor(props: RangeProps & { readonly id: string }) {
  const { texts, id } = props;
  const path = apiPath(API.deskEntry, { kind: 'product', id });
  const { reply, reload, put } = useReply(path, deskEntry);
  const [round, setRound] = useState(0);
  const replaced = (entry: DeskEntry) => {
    put(entry);
    setRound((before) => before + 1);
  };
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  return <Editor key={round} {...props} entry={reply.data} onReplaced={replaced} />;
}
