import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Page } from '#admin/kit/Page.tsx';
import { fill } from '#rules/fill.ts';
import { parsePath } from '../range/content-path.ts';
import { EditorContext } from '../range/editor-context.ts';
import { Findings } from '../range/Findings.tsx';
import { focusField } from '../range/focus-field.ts';
import { SaveState } from '../range/SaveState.tsx';
import { undoByKey } from '../range/use-draft.ts';
import type { useEntryEditor } from '../range/use-entry-editor.tsx';
import { useTexts } from './texts.ts';
import { type TextView, textHref } from './views.ts';

interface FrameProps {
  readonly view: TextView;
  readonly title: string;
  readonly note?: string | undefined;
  readonly editing: ReturnType<typeof useEntryEditor>;
  readonly children: ReactNode;
}

/** An editor's title, its state of saving with undo, what is in the way of publishing, and its form. */
export function EditorFrame({ view, title, note, editing, children }: FrameProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { range } = texts;
  const { draft, findings, names } = editing;
  const hasDraft = draft.saved.entry.draft !== null;
  const { hash } = useLocation();
  // A link of a finding leads to its field.
  useEffect(() => {
    if (hash !== '') focusField(parsePath(hash));
  }, [hash]);
  return (
    <EditorContext value={editing.editor}>
      <Page
        title={title}
        parent={{ href: textHref(lang, view), label: texts.views[view] }}
        note={note}
        actions={
          <>
            {hasDraft && (
              <Button className="button" onPress={editing.discard}>
                {kit.discard}
              </Button>
            )}
            <Button
              className="button primary"
              isDisabled={!hasDraft && draft.saved.status === 'saved'}
              onPress={() => void editing.publish()}
            >
              {fill(range.publish.button, { count: hasDraft ? 1 : 0 })}
            </Button>
          </>
        }
      >
        <div className="sticky top-(--top) z-3 flex min-h-11 items-center gap-4 border-y border-line bg-(--bg) px-(--pad)">
          <SaveState draft={draft} onConflict={editing.settle} />
          <span className="ms-auto flex">
            {(['undo', 'redo'] as const).map((key) => (
              <Button
                key={key}
                className="button quiet square"
                aria-label={range.draft[key]}
                isDisabled={!(key === 'undo' ? draft.canUndo : draft.canRedo)}
                onPress={draft[key]}
              >
                <Icon name={key === 'undo' ? 'returns' : 'redo'} />
              </Button>
            ))}
          </span>
        </div>
        {findings.length > 0 && (
          <section className="block" aria-label={texts.problems}>
            <h2 className="hot">{texts.problems}</h2>
            <Findings findings={findings} names={names} onOpen={({ path }) => focusField(path)} />
          </section>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard */}
        <div onKeyDown={(event) => undoByKey(event, draft)}>{children}</div>
      </Page>
      {editing.layers}
    </EditorContext>
  );
}
