import { ApiProblem, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { callApi } from '#browser/api.ts';
import { type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import type { DraftSaver } from './draft-saver.ts';
import { useRangeTexts } from './texts.ts';
import { CHANGED_BY_DRAFTS } from './use-draft.ts';

interface Options {
  readonly entry: AdminEntry;
  readonly saver: DraftSaver;
  /** Shows another state of the entry from the start. */
  readonly onReplaced: (entry: AdminEntry) => void;
  /** Nothing is left of the entry. */
  readonly onGone: () => Promise<void>;
}

/** Ways out of a draft: it is discarded, the other side's is taken, or the entry is read again. */
export function useDraftActions({ entry, saver, onReplaced, onGone }: Options) {
  const { discard: say } = useRangeTexts().range;
  const { kind, id } = entry;
  const params = { kind, id };
  const showProblem = useShowProblem();
  const discard = useSend(
    'DELETE /api/admin/catalogue/entries/:kind/:id/draft',
    adminEntry,
    CHANGED_BY_DRAFTS,
  );
  const reload = async () => {
    const name = 'GET /api/admin/catalogue/entries/:kind/:id';
    const now = await callApi(name, { params }, adminEntry);
    if (now.ok) onReplaced(now.data);
    else showProblem(new ApiProblem(now.code, now.message));
  };
  const discardDraft = async () => {
    await saver.flush();
    const { draft: now } = saver.state.other ?? saver.state.entry;
    const revision = now?.revision ?? saver.state.entry.draft?.revision;
    if (revision === undefined) return;
    try {
      const next = await discard.mutateAsync({ params, body: { revision } });
      saver.replace(next);
      onReplaced(next);
      showDone(say.done);
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'not_found')) return showProblem(error);
      saver.replace({ ...entry, draft: null });
      await onGone();
      showDone(say.done);
    }
  };
  const takeTheirs = async () => {
    const { other, entry: own, isBehind, clashes } = saver.state;
    if (other && clashes.every((path) => path.length > 0)) return saver.choose(false);
    if (isBehind) return discardDraft();
    if (other) {
      saver.replace(other);
      return onReplaced(other);
    }
    saver.replace({ ...own, draft: null });
    return onGone();
  };
  return { reload, discardDraft, takeTheirs };
}
