import { ApiProblem, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { callApi } from '#browser/api.ts';
import { isSame, type Json, type JsonObject } from '#catalogue/json.ts';
import { type AdminDraftBody, type AdminEntry, adminEntry } from '#contract/admin-catalogue.ts';
import { shownContent } from '../range/draft-saver.ts';
import { CHANGED_BY_DRAFTS } from '../range/use-draft.ts';

const DRAFT = '/api/admin/catalogue/entries/:kind/:id/draft';

/** Edits a product from the list: reads its entry, saves a draft of it changed, and offers to take that back. */
export function useRowEdit() {
  const put = useSend(`PUT ${DRAFT}`, adminEntry, CHANGED_BY_DRAFTS);
  const discard = useSend(`DELETE ${DRAFT}`, adminEntry, CHANGED_BY_DRAFTS);
  const showProblem = useShowProblem();
  const save = ({ kind, id, draft, published }: AdminEntry, content: unknown) => {
    const seen = { revision: draft?.revision ?? null, base: published?.version ?? null };
    const body = { content: content as AdminDraftBody['content'], ...seen };
    return put.tried({ params: { kind, id }, body });
  };
  /** Null retires the product. Returns the entry as it is then; undefined once it was said why it failed. */
  return async (
    id: string,
    change: (content: JsonObject) => JsonObject | null,
    said: string,
  ): Promise<AdminEntry | undefined> => {
    const params = { kind: 'product', id };
    const before = await callApi(
      'GET /api/admin/catalogue/entries/:kind/:id',
      { params },
      adminEntry,
    );
    if (!before.ok) {
      showProblem(new ApiProblem(before.code, before.message));
      return undefined;
    }
    const { draft, published } = before.data;
    const next = change(shownContent(before.data) as JsonObject);
    const discardOf = ({ revision }: { readonly revision: number }) =>
      discard.tried({ params, body: { revision } });
    // A draft that would only repeat what the shop shows goes.
    const isBack = published?.retired === false && isSame(next, published.content as Json);
    const after = isBack && draft ? await discardOf(draft) : await save(before.data, next);
    if (!after) return undefined;
    showDone(said, () => {
      if (draft) void save(after, draft.content);
      else if (after.draft) void discardOf(after.draft);
    });
    return after;
  };
}
