import { type KeyboardEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskEntry } from '../../../../../contract/desk-catalogue.ts';
import type { Lang } from '../../../../../routes.ts';
import type { JsonObject } from './content-path.ts';
import { endStep, openHistory, recordEdit, redoEdit, undoEdit } from './draft-history.ts';
import { putDraft } from './draft-requests.ts';
import { DraftSaver, shownContent } from './draft-saver.ts';
import type { Change } from './editor-context.ts';
import { editContent } from './starting-content.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

/** One entry in the editor: its content with undo, and the saver that follows it. */
export function useDraft(entry: DeskEntry, lang: Lang) {
  const [saver] = useState(
    () => new DraftSaver(entry, (body, isLeaving) => putDraft(entry, lang, body, isLeaving)),
  );
  const saved = useSyncExternalStore(saver.subscribe, () => saver.state);
  const [history, setHistory] = useState(() => openHistory(shownContent(entry) as JsonObject));
  const { present } = history;
  const isRetired = saved.entry.draft
    ? saved.entry.draft.content === null
    : saved.entry.published?.retired === true;

  // A retired product's last content is shown, and saved only when it is brought back.
  useEffect(() => {
    if (!isRetired) saver.edit(present);
  }, [saver, present, isRetired]);
  useSaveOnLeave(
    (isLeaving) => void saver.flush(isLeaving),
    () => saver.state.status !== 'saved',
  );

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
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
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
