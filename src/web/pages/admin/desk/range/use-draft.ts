import { type KeyboardEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import type { Lang } from '#routes.ts';
import { useLeftChange } from '../use-left-change.ts';
import type { JsonObject } from './content-path.ts';
import { endStep, openHistory, recordEdit, redoEdit, undoEdit } from './draft-history.ts';
import { putDraft } from './draft-requests.ts';
import { DraftSaver, shownContent } from './draft-saver.ts';
import type { Change } from './editor-context.ts';
import { entryHash, entryName, type NamedEntry } from './entry-name.ts';
import { editContent } from './starting-content.ts';

/**
 * One entry in the editor: its content with undo, and the saver that follows it. `left` is the saver of a change that
 * was left unsaved.
 */
export function useDraft(entry: AdminEntry, lang: Lang, left: DraftSaver | undefined) {
  const [saver] = useState(
    () =>
      left ?? new DraftSaver(entry, (body, isLeaving) => putDraft(entry, lang, body, isLeaving)),
  );
  const saved = useSyncExternalStore(saver.subscribe, () => saver.state);
  const [history, setHistory] = useState(() =>
    openHistory((saver.content ?? shownContent(entry)) as JsonObject),
  );
  const { present } = history;
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  const isRetired = saved.entry.draft
    ? saved.entry.draft.content === null
    : saved.entry.published?.retired === true;

  // A retired product's last content is shown, and saved only when it is brought back.
  const isEdited = !isRetired && (canUndo || canRedo);
  useEffect(() => {
    if (isEdited) saver.edit(present);
  }, [saver, present, isEdited]);
  const hash = entryHash(entry);
  useLeftChange(hash, () => {
    if (!saver.isUnsaved) return undefined;
    const named = { ...entry, name: (present['name'] ?? null) as NamedEntry['name'] };
    return {
      key: hash,
      hash,
      nameIn: (texts, of) => entryName(named, texts, of),
      kept: saver,
      save: async (isLeaving) => {
        await saver.flush(isLeaving);
        const { status, message } = saver.state;
        return status === 'saved' ? undefined : { isConflict: status === 'conflict', message };
      },
    };
  });

  const edit = useCallback((changes: readonly Change[], field?: string) => {
    setHistory((before) => {
      const next = changes.reduce(
        (content, { path, value }) => editContent(content, path, value),
        before.present,
      );
      return recordEdit(before, next, field);
    });
  }, []);
  const replace = useCallback((content: JsonObject) => {
    setHistory((before) => recordEdit(before, content, undefined));
  }, []);
  return {
    saver,
    saved,
    isRetired,
    content: present,
    edit,
    replace,
    endStep: useCallback(() => setHistory(endStep), []),
    undo: useCallback(() => setHistory(undoEdit), []),
    redo: useCallback(() => setHistory(redoEdit), []),
    canUndo,
    canRedo,
  };
}
export type Draft = ReturnType<typeof useDraft>;

/** Input types that undo what was typed in them by themselves. */
const TYPING = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Undo and redo by keyboard, as the buttons of the bar do. */
export function undoByKey(
  event: KeyboardEvent,
  { undo, redo }: Pick<Draft, 'undo' | 'redo'>,
): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  if (event.target instanceof Element && event.target.matches(TYPING)) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) redo();
  else undo();
}
