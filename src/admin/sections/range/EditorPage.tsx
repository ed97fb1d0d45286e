import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import { counted } from '#admin/kit/counted.ts';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, Page, type Way } from '#admin/kit/Page.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import type { Finding } from '#contract/admin-catalogue.ts';
import { localized } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { valueAt } from './content-path.ts';
import { EditorContext } from './editor-context.ts';
import { SaveState } from './SaveState.tsx';
import { useRangeTexts } from './texts.ts';
import { type Draft, undoByKey } from './use-draft.ts';
import type { EntryEditing } from './use-entry-editor.tsx';

/** Takes steps of a draft back, and forth again. */
export function UndoButtons({ draft }: { readonly draft: Draft }) {
  const { draft: say } = useRangeTexts().range;
  return (['undo', 'redo'] as const).map((key) => (
    <Button
      key={key}
      className="button quiet square"
      aria-label={say[key]}
      isDisabled={!(key === 'undo' ? draft.canUndo : draft.canRedo)}
      onPress={draft[key]}
    >
      <Icon name={key === 'undo' ? 'returns' : 'redo'} />
    </Button>
  ));
}

interface FindingsCountProps {
  readonly editing: EntryEditing;
  /** First one in the order of the form. */
  readonly first: Finding | undefined;
}

/** Counts what is in the way of publishing, and leads to the first of it. */
export function FindingsCount({ editing, first }: FindingsCountProps) {
  const { lang } = useKit();
  const { editor: say } = useRangeTexts().range;
  const { findings, draft, find } = editing;
  if (!first || draft.isRetired) return null;
  return (
    <Button className="link warn text-small" onPress={() => find(first)}>
      {counted(findings.length, say.problemOne, say.problems, lang)}
    </Button>
  );
}

/** Ways out of a draft: it is discarded, or published. */
export function DraftButtons({ editing }: { readonly editing: EntryEditing }) {
  const { texts: kit } = useKit();
  const { publish: say } = useRangeTexts().range;
  const { entry, status } = editing.draft.saved;
  const hasDraft = entry.draft !== null;
  return (
    <>
      {hasDraft && (
        <Button className="button" onPress={editing.discard}>
          {kit.discard}
        </Button>
      )}
      <Button
        className="button primary max-wide:flex-3"
        isDisabled={!hasDraft && status === 'saved'}
        onPress={() => void editing.publish()}
      >
        {fill(say.button, { count: hasDraft ? 1 : 0 })}
      </Button>
    </>
  );
}

interface EditorPageProps {
  readonly editing: EntryEditing;
  /** The list that the entry is of. */
  readonly parent: Way;
  readonly note?: string | undefined;
  /** Says of a removed entry that it goes; only those that have it can be removed. */
  readonly retiredText?: string | undefined;
  /** Buttons behind those of undo. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** An editor's title, its state of saving with undo, what is in the way of publishing, and its form. */
export function EditorPage({ editing, retiredText, ...props }: EditorPageProps) {
  const { lang } = useKit();
  const { editor: say } = useRangeTexts().range;
  const { draft, name, shown, published, save } = editing;
  const { content, saved, isRetired } = draft;
  const path = valueAt(shown, ['path']);
  return (
    <EditorContext value={editing.editor}>
      <Page
        title={name}
        parent={props.parent}
        note={props.note}
        actions={
          <>
            {typeof path === 'string' && (
              <Link className="button quiet" href={localized(path, lang)}>
                <Icon name="shop" />
                {say.toPage}
              </Link>
            )}
            {retiredText && published && !saved.entry.draft && (
              <Button
                className="button"
                onPress={() => {
                  save(null);
                  showDone(fill(say.removed, { name }), () => save(content));
                }}
              >
                {say.remove}
              </Button>
            )}
            <DraftButtons editing={editing} />
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
        <div
          className="flex flex-1 flex-col [--bar:2.75rem]"
          onKeyDown={(event) => undoByKey(event, draft)}
        >
          <div className="sticky top-(--top) z-3 flex min-h-11 flex-wrap items-center gap-x-4 border-y border-line bg-(--bg) px-(--pad)">
            <SaveState draft={draft} onConflict={editing.settle} />
            <FindingsCount editing={editing} first={editing.findings[0]} />
            <span className="ms-auto flex">
              <UndoButtons draft={draft} />
              {props.tools}
            </span>
          </div>
          {isRetired ? (
            <Empty title={say.retired} text={retiredText}>
              <Button className="button primary" onPress={() => save(content)}>
                {say.bringBack}
              </Button>
            </Empty>
          ) : (
            props.children
          )}
        </div>
      </Page>
      {editing.layers}
    </EditorContext>
  );
}
