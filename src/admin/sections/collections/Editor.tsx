import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty, Page } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import type { Json } from '#catalogue/json.ts';
import { type AdminEntry, adminEntriesReply, adminEntry } from '#contract/admin-catalogue.ts';
import { localized } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { parsePath, valueAt } from '../range/content-path.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { editContent } from '../range/edit-content.ts';
import { EditorContext } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import { Findings } from '../range/Findings.tsx';
import { showField } from '../range/focus-field.ts';
import type { Field } from '../range/form-fields.ts';
import { SaveState } from '../range/SaveState.tsx';
import { CHANGED_BY_DRAFTS, undoByKey } from '../range/use-draft.ts';
import { useEntryEditor } from '../range/use-entry-editor.tsx';
import { fieldsByPart } from './fields.ts';
import { NewFilter } from './NewFilter.tsx';
import { useTexts } from './texts.ts';
import './collections.css';
import { type FormKind, KINDS, listHref, viewOf } from './views.ts';

const DRAFT = 'PUT /api/admin/catalogue/entries/:kind/:id/draft';
const LISTS = 'GET /api/admin/catalogue/entries/:kind';

interface EditorProps {
  readonly kind: FormKind;
  readonly entry: AdminEntry;
  /** Shows another state of the entry from the start. */
  readonly onReplaced: (entry: AdminEntry) => void;
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

interface PartProps {
  readonly part: string;
  readonly fields: readonly Field[];
}

/** A part of a form with its title; a box that adds or removes it is one. */
function Part({ part, fields }: PartProps) {
  const titles: Readonly<Record<string, string>> = useTexts().fields.parts;
  const isWhole = fields[0]?.type === 'whole';
  return (
    <section className="block grid gap-4 *:max-w-240 [&>h2]:mb-0" aria-label={titles[part]}>
      {!isWhole && <h2>{titles[part]}</h2>}
      <Fields fields={fields} />
      {part === 'tags' && <NewFilter />}
    </section>
  );
}

/** Draft of an entry as a form, saved while it is typed. */
function Editor({ kind, entry, onReplaced }: EditorProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { range, fields } = texts;
  const { id } = entry;
  const sizes = useSizes();
  const navigate = useNavigate();
  const put = useSend(DRAFT, adminEntry, CHANGED_BY_DRAFTS);
  const nameAt = kind === 'sizes' ? ['guide', 'title', lang] : ['name', lang];
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: (content) => String(valueAt(content, nameAt) || id),
    apply: editContent,
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
    () => fieldsByPart(kind, { id, content, names, sizes, fields }),
    [kind, id, content, names, sizes, fields],
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
  const parent = viewOf(kind);
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
              <Button className="button" isPending={put.isPending} onPress={() => void remove()}>
                {texts.remove}
              </Button>
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
          <SaveState draft={draft} onConflict={editing.settle} />
        </div>
        {findings.length > 0 && (
          <section className="block" aria-label={texts.problems}>
            <h2 className="hot">{texts.problems}</h2>
            <Findings findings={findings} names={names} onOpen={({ path: at }) => showField(at)} />
          </section>
        )}
        {isRetired ? (
          <Empty title={texts.states.retired} text={texts.retiredText} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard
          <div className="part-form" onKeyDown={(event) => undoByKey(event, draft)}>
            {parts.map(([part, own]) => (
              <Part key={part} part={part} fields={own} />
            ))}
          </div>
        )}
      </Page>
      {editing.layers}
    </EditorContext>
  );
}

const route = getRouteApi('/collections/$id');

/** Editor of a collection, or with a view of an entry of that list. */
export function Section() {
  const { texts: kit } = useKit();
  const texts = useTexts();
  const { id } = route.useParams();
  const { view = 'collections' } = route.useSearch();
  const kind = KINDS[view];
  const gone = <Empty title={texts.gone} />;
  return (
    <EntryPart key={`${kind} ${id}`} kind={kind} id={id} name={kit.nav.collections} gone={gone}>
      {(entry, replace) => <Editor kind={kind} entry={entry} onReplaced={replace} />}
    </EntryPart>
  );
}
