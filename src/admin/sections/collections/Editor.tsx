import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, ListPart } from '#admin/kit/ListPart.tsx';
import { Page } from '#admin/kit/Page.tsx';
import { ApiProblem, useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { useTried } from '#admin/kit/use-tried.ts';
import { fill } from '#browser/fill.ts';
import { type AdminEntry, adminEntriesReply, adminEntry } from '#contract/admin-catalogue.ts';
import { localized } from '#routes.ts';
import { type ContentPath, type Json, parsePath, valueAt } from '../range/content-path.ts';
import { EditorLayers } from '../range/EditorLayers.tsx';
import { EditorContext } from '../range/editor-context.ts';
import { Findings } from '../range/Findings.tsx';
import { inputId } from '../range/field.ts';
import { focusField } from '../range/focus-field.ts';
import { useNames } from '../range/names.ts';
import { SaveState } from '../range/SaveState.tsx';
import { CHANGED_BY_DRAFTS, undoByKey, useDraft } from '../range/use-draft.ts';
import { useDraftActions } from '../range/use-draft-actions.ts';
import type { PartTexts } from './de.ts';
import { editPart } from './edit-part.ts';
import { PARTS } from './other-parts.ts';
import { Part } from './Part.tsx';
import { TextView } from './TextView.tsx';
import './collections.css';
import { type FormKind, KINDS, listHref, viewOf } from './views.ts';

const DRAFT = 'PUT /api/admin/catalogue/entries/:kind/:id/draft';
const ENTRY = 'GET /api/admin/catalogue/entries/:kind/:id';
const LISTS = 'GET /api/admin/catalogue/entries/:kind';

interface EditorProps {
  readonly kind: FormKind;
  readonly entry: AdminEntry;
  readonly texts: PartTexts;
  /** Shows another state of the entry from the start. */
  readonly onReplaced: (entry: AdminEntry) => void;
}

/** Leads to a field; groups that it lies in are unfolded. */
function showField(path: ContentPath): void {
  for (let length = path.length; length > 0; length -= 1) {
    let folded = document.getElementById(inputId(path.slice(0, length)))?.closest('details');
    if (folded === undefined) continue;
    for (; folded; folded = folded.parentElement?.closest('details')) folded.open = true;
    break;
  }
  focusField(path);
}

/** Names of size lists by id. */
function useSizes(): Readonly<Record<string, string>> {
  const { lang } = useKit();
  const { data } = useApi(LISTS, { params: { kind: 'sizes' } }, adminEntriesReply);
  return Object.fromEntries(
    (data?.entries ?? []).map(({ id, content }) => [
      id,
      String(valueAt(content as Json, ['guide', 'title', lang]) || id),
    ]),
  );
}

/** Draft of an entry as a form, saved while it is typed. */
function Editor({ kind, entry, texts, onReplaced }: EditorProps) {
  const { lang } = useKit();
  const { range } = texts;
  const { id } = entry;
  const params = { kind, id };
  const names = useNames();
  const sizes = useSizes();
  const navigate = useNavigate();
  const tried = useTried();
  const put = useSend(DRAFT, adminEntry, CHANGED_BY_DRAFTS);
  const draft = useDraft(entry, {
    leftUnsaved: fill(range.draft.left, { name: id }),
    apply: editPart,
  });
  const { saver, saved, content, edit, endStep, isRetired } = draft;
  const { findings, published } = saved.entry;
  const shown = published && !published.retired ? (published.content as Json) : undefined;
  const { hash } = useLocation();
  // A link of a finding leads to its field.
  useEffect(() => {
    if (hash !== '') showField(parsePath(hash));
  }, [hash]);
  const [open, setOpen] = useState<'publish' | 'discard'>();
  const [isLater, setLater] = useState(false);
  const editor = useMemo(
    () => ({
      content,
      published: shown,
      findings,
      names,
      texts: range,
      edit,
      isTold: () => true,
      leave: endStep,
    }),
    [content, shown, findings, names, range, edit, endStep],
  );
  const parts = useMemo(
    () => PARTS[kind]({ id, content, names, sizes, texts }),
    [kind, id, content, names, sizes, texts],
  );
  const nameAt = kind === 'sizes' ? ['guide', 'title', lang] : ['name', lang];
  const name = kind === 'facts' ? range.kinds.facts : String(valueAt(content, nameAt) || id);
  const actions = useDraftActions({
    entry,
    saver,
    texts: range,
    onReplaced,
    onGone: () => navigate({ to: '/collections', search: { view: viewOf(kind) } }),
  });
  const remove = async () => {
    await saver.flush();
    const { draft: now, published: row } = saver.state.entry;
    const seen = { revision: now?.revision ?? null, base: row?.version ?? null };
    const next = await tried(put.mutateAsync({ params, body: { content: null, ...seen } }));
    if (!next) return;
    saver.replace(next);
    onReplaced(next);
    showDone(fill(texts.removed, { name }));
  };
  const path = valueAt(shown, ['path']);
  const parent = kind === 'facts' ? 'collections' : viewOf(kind);
  return (
    <EditorContext value={editor}>
      <Page
        title={name}
        parent={{ href: listHref(lang, parent), label: texts.views[parent] }}
        actions={
          <div className="page-actions at-thumb">
            {typeof path === 'string' && (
              <Link className="button quiet" href={localized(path, lang)}>
                <Icon name="shop" />
                {texts.toPage}
              </Link>
            )}
            {saved.entry.draft ? (
              <Button className="button" onPress={() => setOpen('discard')}>
                {texts.discard}
              </Button>
            ) : (
              kind !== 'facts' && (
                <Button className="button" isPending={put.isPending} onPress={() => void remove()}>
                  {texts.remove}
                </Button>
              )
            )}
            <Button
              className="button primary"
              isDisabled={!saved.entry.draft && saved.status === 'saved'}
              onPress={() =>
                void saver.flush().then(() => {
                  if (saver.state.status === 'saved') setOpen('publish');
                })
              }
            >
              {fill(range.publish.button, { count: saved.entry.draft ? 1 : 0 })}
            </Button>
          </div>
        }
      >
        <div className="save-line">
          <SaveState draft={draft} texts={range} onConflict={() => setLater(false)} />
        </div>
        {findings.length > 0 && (
          <section className="block" aria-label={texts.problems}>
            <h2 className="hot">{texts.problems}</h2>
            <Findings
              findings={findings}
              texts={range}
              names={names}
              onOpen={({ path: at }) => showField(at)}
            />
          </section>
        )}
        {isRetired ? (
          <Empty title={texts.states.retired} text={texts.retiredText} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard
          <div className="part-form" onKeyDown={(event) => undoByKey(event, draft)}>
            {parts.map((part) => (
              <Part key={part.key} part={part} texts={texts} />
            ))}
          </div>
        )}
      </Page>
      <EditorLayers
        name={name}
        draft={draft}
        actions={actions}
        texts={range}
        names={names}
        open={open}
        onClose={() => setOpen(undefined)}
        onFinding={({ path: at }) => {
          setOpen(undefined);
          showField(at);
        }}
        isLater={isLater}
        onLater={() => setLater(true)}
      />
    </EditorContext>
  );
}

/** One entry, once it is there. */
function Entry({
  kind,
  id,
  texts,
}: {
  readonly kind: FormKind;
  readonly id: string;
  readonly texts: PartTexts;
}) {
  const loading = useApi(ENTRY, { params: { kind, id } }, adminEntry, { isKept: false });
  const [replaced, setReplaced] = useState<{
    readonly entry: AdminEntry;
    readonly round: number;
  }>();
  if (loading.error instanceof ApiProblem && loading.error.code === 'not_found') {
    return <Empty title={texts.gone} />;
  }
  return (
    <ListPart name={texts.title} loading={loading}>
      {(entry) => (
        <Editor
          key={replaced?.round ?? 0}
          kind={kind}
          entry={replaced?.entry ?? entry}
          texts={texts}
          onReplaced={(next) =>
            setReplaced((before) => ({ entry: next, round: (before?.round ?? 0) + 1 }))
          }
        />
      )}
    </ListPart>
  );
}

const route = getRouteApi('/collections/$id');

/** Editor of a collection, or with a view of an entry of that list; a text is only shown. */
export function Section({ texts }: { readonly texts: PartTexts }) {
  const { id } = route.useParams();
  const { view = 'collections' } = route.useSearch();
  const kind = KINDS[view];
  if (kind === 'texts') return <TextView key={id} id={id} texts={texts} />;
  return <Entry key={`${kind} ${id}`} kind={kind} id={id} texts={texts} />;
}
