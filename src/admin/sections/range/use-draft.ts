import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ApiProblem, useProblemText, useSend } from '#admin/kit/queries.ts';
import { showProblem } from '#admin/kit/toasts.tsx';
import { callApi } from '#browser/api.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import { type AdminDraftBody, type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import type { ContentPath } from './content-path.ts';
import { endStep, goStep, mapHistory, openHistory, recordEdit } from './draft-history.ts';
import {
  hasUnsaved,
  openSaver,
  type SaveBody,
  type SaveResult,
  shownContent,
} from './draft-saver.ts';

/** What a saved or discarded draft changes. */
export const CHANGED_BY_DRAFTS = [
  'GET /api/admin/catalogue',
  'GET /api/admin/catalogue/waiting',
  'POST /api/admin/catalogue/products',
  'GET /api/admin/catalogue/entries/:kind',
  'GET /api/admin/catalogue/names',
] as const;

export interface Change {
  readonly path: ContentPath;
  /** Undefined removes the field. */
  readonly value: Json | undefined;
}

// The document goes only once somebody has agreed to lose what is typed.
addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});

/** Sends drafts of an entry. */
function useSendDraft({ kind, id }: Pick<AdminEntry, 'kind' | 'id'>) {
  const params = { kind, id };
  const put = useSend(
    'PUT /api/admin/catalogue/entries/:kind/:id/draft',
    adminEntry,
    CHANGED_BY_DRAFTS,
  );
  const textOf = useProblemText();
  return async ({ content, ...seen }: SaveBody): Promise<SaveResult> => {
    try {
      const body = { ...seen, content: content as AdminDraftBody['content'] };
      return { kind: 'saved', entry: await put.mutateAsync({ params, body }) };
    } catch (error) {
      const code = error instanceof ApiProblem ? error.code : '';
      if (code === 'draft_changed' || code === 'not_found') {
        const name = 'GET /api/admin/catalogue/entries/:kind/:id';
        const now = await callApi(name, { params }, adminEntry);
        if (now.ok) return { kind: 'conflict', entry: now.data };
        if (now.code === 'not_found') return { kind: 'conflict', entry: null };
      }
      const isLost = code === 'offline' || code === 'unavailable';
      return { kind: 'failed', message: textOf(error), isLost };
    }
  };
}

/** Sets a field and what follows from it; `earlier` are former states, the latest first, and the published one. */
export type Apply = (
  content: JsonObject,
  path: ContentPath,
  value: Json | undefined,
  earlier: readonly JsonObject[],
) => JsonObject;

/**
 * One entry while it is edited: its content with undo, and the saver that follows it. `leftUnsaved` is the title of the
 * message about one that was left and couldn't be saved.
 */
export function useDraft(entry: AdminEntry, leftUnsaved: string, apply: Apply) {
  const send = useSendDraft(entry);
  const [saver] = useState(() => openSaver(entry, send));
  const saved = useSyncExternalStore(saver.subscribe, () => saver.state);
  const [history, setHistory] = useState(() =>
    openHistory((saver.content ?? shownContent(entry) ?? {}) as JsonObject),
  );
  const { present, past, future } = history;
  const { draft, published } = saved.entry;
  const isRetired = draft ? draft.content === null : published?.retired === true;
  // A retired product's last content is shown, and saved only when it is brought back.
  const isEdited = !isRetired && past.length + future.length > 0;
  useEffect(() => {
    if (isEdited) saver.edit(present);
  }, [saver, present, isEdited]);
  // Changes of somebody else are part of every step.
  const { rebase } = saved;
  const rebased = useRef(rebase);
  useEffect(() => {
    if (rebase === undefined || rebase === rebased.current) return;
    rebased.current = rebase;
    setHistory((before) => mapHistory(before, rebase));
  }, [rebase]);
  useEffect(() => {
    let isLeft = false;
    const hide = () => void (document.hidden && saver.flush());
    document.addEventListener('visibilitychange', hide);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', hide);
      void saver.flush().then(() => {
        if (isLeft && saver.isUnsaved) showProblem(leftUnsaved, saver.state.message);
      });
    };
  }, [saver, leftUnsaved]);
  const edit = useCallback(
    (changes: readonly Change[], field?: string) =>
      setHistory((before) => {
        const shown = (published?.content ?? {}) as JsonObject;
        const earlier = [...before.past.toReversed(), shown];
        const next = changes.reduce(
          (content, { path, value }) => apply(content, path, value, earlier),
          before.present,
        );
        return recordEdit(before, next, field);
      }),
    [apply, published],
  );
  return {
    saver,
    saved,
    isRetired,
    content: present,
    edit,
    endStep: useCallback(() => setHistory(endStep), []),
    undo: () => setHistory((before) => goStep(before, true)),
    redo: () => setHistory((before) => goStep(before, false)),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
export type Draft = ReturnType<typeof useDraft>;

/** Input types that undo what was typed in them by themselves. */
const TYPING = 'textarea, input:not([type="checkbox"])';

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
