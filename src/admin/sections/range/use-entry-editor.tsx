import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Question } from '#admin/kit/LayerForm.tsx';
import { ApiProblem, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { callApi } from '#browser/api.ts';
import type { Json, JsonObject } from '#catalogue/json.ts';
import { type AdminEntry, adminEntry, type Finding } from '#contract/admin-catalogue.ts';
import { fill } from '#rules/fill.ts';
import { Conflict } from './Conflict.tsx';
import { parsePath } from './content-path.ts';
import { shownContent } from './draft-saver.ts';
import type { Editor } from './editor-context.ts';
import { useNames } from './names.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { useRangeTexts } from './texts.ts';
import { type Apply, CHANGED_BY_DRAFTS, useDraft } from './use-draft.ts';

export interface EntryEditorProps {
  readonly entry: AdminEntry;
  /** Shows another state of the entry from the start. */
  readonly onReplaced: (entry: AdminEntry) => void;
}

interface Options extends EntryEditorProps {
  readonly nameOf: (content: JsonObject) => string;
  readonly apply: Apply;
  /** Nothing is left of the entry. */
  readonly onGone: () => Promise<void>;
  /** Leads to the field of a finding, of a link of one, or of a search. */
  readonly onFinding: (finding: Pick<Finding, 'path'>) => void;
  /** True if a field says what is wrong with it before it was left; without it, every field does. */
  readonly isTold?: (content: JsonObject, key: string) => boolean;
}

/** An entry while it is edited, with the layers of every editor: publishing, discarding, a draft of somebody else. */
export function useEntryEditor(options: Options) {
  const { entry, nameOf, apply, onReplaced, onGone, onFinding, isTold } = options;
  const { range: texts } = useRangeTexts();
  const { kind, id } = entry;
  const names = useNames();
  const [firstName] = useState(() => nameOf((shownContent(entry) ?? {}) as JsonObject));
  const draft = useDraft(entry, fill(texts.draft.left, { name: firstName }), apply);
  const { saver, saved, content, edit, endStep } = draft;
  const { findings, published } = saved.entry;
  const shown = published && !published.retired ? (published.content as Json) : undefined;
  const [open, setOpen] = useState<'publish' | 'discard'>();
  const [isLater, setLater] = useState(false);
  const close = () => setOpen(undefined);
  const params = { kind, id };
  const showProblem = useShowProblem();
  const remove = useSend(
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
      const next = await remove.mutateAsync({ params, body: { revision } });
      saver.replace(next);
      onReplaced(next);
      showDone(texts.discard.done);
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === 'not_found')) return showProblem(error);
      saver.replace({ ...entry, draft: null });
      await onGone();
      showDone(texts.discard.done);
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
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, setAllTold] = useState(!isTold);
  const editor = useMemo(
    (): Editor => ({
      ...{ content, published: shown, findings, names, edit },
      isTold: (key) => isAllTold || told.has(key) || isTold?.(content, key) === true,
      leave: (key) => {
        endStep();
        setTold((before) => (before.has(key) ? before : new Set([...before, key])));
      },
    }),
    [content, shown, findings, names, edit, endStep, isTold, told, isAllTold],
  );
  const find = (finding: Pick<Finding, 'path'>) => {
    close();
    setAllTold(true);
    onFinding(finding);
  };
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that is opened
  useEffect(() => {
    if (hash !== '') find({ path: parsePath(hash) });
  }, [hash]);
  const name = nameOf(content);
  const { rebase } = saved;
  useEffect(() => {
    if (rebase) showDone(texts.draft.merged);
  }, [rebase, texts]);
  const { discard } = texts;
  const layers = (
    <>
      <PublishDialog
        {...{ kind, id, name }}
        isOpen={open === 'publish'}
        onClose={close}
        onFinding={find}
        onPublished={() => {
          close();
          void reload();
        }}
      />
      <Question
        title={discard.title}
        text={published === null ? discard.textNew : discard.text}
        button={fill(discard.button, { name })}
        isDanger
        isOpen={open === 'discard'}
        onClose={close}
        onSend={() => {
          close();
          void discardDraft();
        }}
      />
      <Conflict
        names={names}
        mine={content}
        state={saved}
        isOpen={saved.status === 'conflict' && !isLater}
        onClose={() => setLater(true)}
        onKeepMine={() => void saver.choose(true)}
        onTakeTheirs={() => void takeTheirs()}
      />
    </>
  );
  return {
    draft,
    names,
    name,
    shown,
    findings,
    published,
    editor,
    layers,
    find,
    /** Saves another content than what is typed; null retires the entry. */
    save: (next: JsonObject | null) => {
      saver.edit(next);
      void saver.flush();
    },
    publish: async () => {
      setAllTold(true);
      await saver.flush();
      if (saver.state.status === 'saved') setOpen('publish');
    },
    discard: () => setOpen('discard'),
    settle: () => setLater(false),
  };
}
export type EntryEditing = ReturnType<typeof useEntryEditor>;
