import { useEffect, useMemo, useRef } from 'react';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { type Lang, SCREENS } from '#routes.ts';
import type { DeskTexts } from '../texts.ts';
import { Waiting } from '../Waiting.tsx';
import { Conflict } from './Conflict.tsx';
import { type JsonObject, valueAt } from './content-path.ts';
import { FACT_FIELDS, GIFT_FIELDS } from './detail-fields.ts';
import { EditorBar } from './EditorBar.tsx';
import { EndSteps } from './EndSteps.tsx';
import { EditorContext } from './editor-context.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { FindingSummary } from './FindingSummary.tsx';
import { productFields } from './field-table.ts';
import { Preview } from './Preview.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import type { RangeProps } from './Range.tsx';
import { undoByKey, useDraft } from './use-draft.ts';
import { type OpenEntry, useEntry } from './use-entry.ts';

interface EditorProps extends RangeProps, Pick<OpenEntry, 'left' | 'onReplaced'> {
  readonly entry: AdminEntry;
}

/** Fields of an entry by its kind. */
function groupsOf({ kind }: AdminEntry, content: JsonObject, names: CatalogueNames) {
  if (kind === 'facts') return FACT_FIELDS;
  return kind === 'gift' ? GIFT_FIELDS : productFields(content, names);
}

function titleOf({ kind, id }: AdminEntry, content: JsonObject, { range }: DeskTexts, lang: Lang) {
  if (kind === 'facts') return { title: range.publishTexts.kinds.facts, line: '' };
  const name = String(valueAt(content, ['name', lang]) || valueAt(content, ['name', 'de']) || '');
  const line = kind === 'gift' ? range.publishTexts.kinds.gift : id;
  return { title: name || range.editor.unnamed, line };
}

/** Page that shows an entry: facts stand in the questions of the home page, gifts on pages of several bags. */
function previewOf({ kind, id }: AdminEntry) {
  if (kind === 'product') return { product: id };
  return kind === 'facts' ? { path: SCREENS.home } : undefined;
}

function Editor({ entry, left, onReplaced, texts, lang }: EditorProps) {
  const draft = useDraft(entry, lang, left);
  const { content, saved, edit, endStep } = draft;
  const { range } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: retiring and its opposite remove the pressed button
  useEffect(() => heading.current?.focus(), [draft.isRetired]);
  const editor = useMemo(
    () => ({ content, findings: saved.entry.findings, texts, lang, edit, endStep }),
    [content, saved.entry.findings, texts, lang, edit, endStep],
  );
  const { title, line } = titleOf(entry, content, texts, lang);
  const preview = previewOf(entry);
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
      <div className="range-editor" onKeyDown={(event) => undoByKey(event, draft)}>
        <EditorBar draft={draft} texts={texts} />
        <div className="range-main">
          <h3 ref={heading} tabIndex={-1} className="desk-title">
            {title}
            {line !== '' && <span>{line}</span>}
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
              <FieldGroups groups={groupsOf(entry, content, range.names)} />
            </>
          )}
          {entry.kind === 'product' && (
            <PriceHistory prices={saved.entry.prices} texts={texts} lang={lang} />
          )}
          <EndSteps draft={draft} texts={texts} lang={lang} onReplaced={onReplaced} />
        </div>
        {preview && !draft.isRetired && (
          <Preview
            of={preview}
            texts={texts}
            lang={lang}
            revision={saved.entry.draft?.revision ?? 0}
          />
        )}
      </div>
    </EditorContext>
  );
}

/** One entry: everything that its kind has, saved as a draft while it is edited. */
export function EntryEditor(props: RangeProps & { readonly kind: EntryKind; readonly id: string }) {
  const { texts, kind, id } = props;
  const { entry, round, reply, reload, ...open } = useEntry(kind, id);
  if (!entry) return <Waiting texts={texts} reply={reply} reload={reload} />;
  return <Editor key={round} {...props} {...open} entry={entry} />;
}
