import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, Page } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { type AdminEntry, adminEntriesReply, adminEntry } from '#contract/admin-catalogue.ts';
import { localized } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { type ContentPath, inputId, type Json, parsePath, valueAt } from '../range/content-path.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { EditorContext } from '../range/editor-context.ts';
import { Findings } from '../range/Findings.tsx';
import { focusField } from '../range/focus-field.ts';
import { SaveState } from '../range/SaveState.tsx';
import { CHANGED_BY_DRAFTS, undoByKey } from '../range/use-draft.ts';
import { useEntryEditor } from '../range/use-entry-editor.tsx';
import type { PartTexts } from './de.ts';
import { editPart } from './edit-part.ts';
import { PARTS } from './other-parts.ts';
import { Part } from './Part.tsx';
import { TextView } from './TextView.tsx';
import './collections.css';
import { type FormKind, KINDS, listHref, viewOf } from './views.ts';

const DRAFT = 'PUT /api/admin/catalogue/entries/:kind/:id/draft';
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
  const { lang, texts: kit } = useKit();
  const { range } = texts;
  const { id } = entry;
  const sizes = useSizes();
  const navigate = useNavigate();
  const put = useSend(DRAFT, adminEntry, CHANGED_BY_DRAFTS);
  const nameAt = kind === 'sizes' ? ['guide', 'title', lang] : ['name', lang];
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    texts: range,
    nameOf: (content) =>
      kind === 'facts' ? range.kinds.facts : String(valueAt(content, nameAt) || id),
    apply: editPart,
    onGone: () => navigate({ to: '/collections', search: { view: viewOf(kind) } }),
    onFinding: ({ path }) => showField(path),
  });
  const { draft, names, name, shown, findings } = editing;
  const { saver, saved, content, isRetired } = draft;
  const { hash } = useLocation();
  // A link of a finding leads to its field.
  useEffect(() => {
    if (hash !== '') showField(parsePath(hash));
  }, [hash]);
  const parts = useMemo(
    () => PARTS[kind]({ id, content, names, sizes, texts }),
    [kind, id, content, names, sizes, texts],
  );
  const remove = async () => {
    await saver.flush();
    const { draft: now, published: row } = saver.state.entry;
    const seen = { revision: now?.revision ?? null, base: row?.version ?? null };
    const params = { kind, id };
    const next = await put.tried({ params, body: { content: null, ...seen } });
    if (!next) return;
    saver.replace(next);
    onReplaced(next);
    showDone(fill(texts.removed, { name }));
  };
  const path = valueAt(shown, ['path']);
  const parent = kind === 'facts' ? 'collections' : viewOf(kind);
  return (
    <EditorContext value={editing.editor}>
      <Page
        title={name}
        parent={{ href: listHref(lang, parent), label: texts.views[parent] }}
        actions={
          <>
            {typeof path === 'string' && (
              <Link className="button quiet" href={localized(path, lang)}>
                <Icon name="shop" />
                {texts.toPage}
              </Link>
            )}
            {saved.entry.draft ? (
              <Button className="button" onPress={editing.discard}>
                {kit.discard}
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
              onPress={() => void editing.publish()}
            >
              {fill(range.publish.button, { count: saved.entry.draft ? 1 : 0 })}
            </Button>
          </>
        }
      >
        <div className="sticky top-(--top) z-3 flex min-h-11 items-center gap-4 border-y border-line bg-(--bg) px-(--pad)">
          <SaveState draft={draft} texts={range} onConflict={editing.settle} />
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
      {editing.layers}
    </EditorContext>
  );
}

const route = getRouteApi('/collections/$id');

/** Editor of a collection, or with a view of an entry of that list; a text is only shown. */
export function Section({ texts }: { readonly texts: PartTexts }) {
  const { texts: kit } = useKit();
  const { id } = route.useParams();
  const { view = 'collections' } = route.useSearch();
  const kind = KINDS[view];
  if (kind === 'texts') return <TextView key={id} id={id} texts={texts} />;
  const gone = <Empty title={texts.gone} />;
  return (
    <EntryPart key={`${kind} ${id}`} kind={kind} id={id} name={kit.nav.collections} gone={gone}>
      {(entry, replace) => <Editor kind={kind} entry={entry} texts={texts} onReplaced={replace} />}
    </EntryPart>
  );
}
