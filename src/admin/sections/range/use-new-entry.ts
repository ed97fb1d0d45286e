import { useState } from 'react';
import { ApiProblem, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { type AdminDraftBody, adminEntry } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { CHANGED_BY_DRAFTS } from './use-draft.ts';

export interface NewEntryOptions {
  readonly kind: EntryKind;
  /** Id made of the name; it counts until another one is typed. */
  readonly proposedId: string;
  readonly isId: (id: string) => boolean;
  readonly sentences: Readonly<Record<'nameMissing' | 'idWrong' | 'idTaken', string>>;
}

/** State of a form that starts an entry: its id, findings at name and id, and the first draft. */
export function useNewEntry({ kind, proposedId, isId, sentences }: NewEntryOptions) {
  const showProblem = useShowProblem();
  const put = useSend(
    'PUT /api/admin/catalogue/entries/:kind/:id/draft',
    adminEntry,
    CHANGED_BY_DRAFTS,
  );
  const [ownId, setId] = useState<string>();
  const [wrong, setWrong] = useState<{ readonly name?: string; readonly id?: string }>({});
  const id = ownId ?? proposedId;
  /** Returns true once the draft is there. */
  const begin = async (name: string, contentOf: () => unknown): Promise<boolean> => {
    setWrong({});
    if (name.trim() === '') setWrong({ name: sentences.nameMissing });
    else if (!isId(id)) setWrong({ id: sentences.idWrong });
    else {
      try {
        const content = (await contentOf()) as AdminDraftBody['content'];
        const body = { content, revision: null, base: null };
        await put.mutateAsync({ params: { kind, id }, body });
        return true;
      } catch (error) {
        const isTaken = error instanceof ApiProblem && error.code === 'draft_changed';
        if (isTaken) setWrong({ id: sentences.idTaken });
        else showProblem(error);
      }
    }
    return false;
  };
  return { id, setId, wrong, begin, isPending: put.isPending };
}
