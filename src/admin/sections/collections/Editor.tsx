import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useKit } from '#admin/kit/kit-context.ts';
import { Empty } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import type { Json } from '#catalogue/json.ts';
import { adminEntriesReply } from '#contract/admin-catalogue.ts';
import type { PartKind } from '#contract/catalogue-entries.ts';
import { valueAt } from '../range/content-path.ts';
import { EditorPage } from '../range/EditorPage.tsx';
import { EntryPart } from '../range/EntryPart.tsx';
import { editContent } from '../range/edit-content.ts';
import { Fields } from '../range/Fields.tsx';
import { showField } from '../range/focus-field.ts';
import type { Field } from '../range/form-fields.ts';
import { type EntryEditorProps, useEntryEditor } from '../range/use-entry-editor.tsx';
import { fieldsByPart } from './fields.ts';
import { NewFilter } from './NewFilter.tsx';
import { useTexts } from './texts.ts';
import { KINDS, listHref, viewOf } from './views.ts';

const LISTS = 'GET /api/admin/catalogue/entries/:kind';

interface EditorProps extends EntryEditorProps {
  readonly kind: PartKind;
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
  const { lang } = useKit();
  const { id } = entry;
  const sizes = useSizes();
  const navigate = useNavigate();
  const nameAt = kind === 'sizes' ? ['guide', 'title', lang] : ['name', lang];
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: (content) => String(valueAt(content, nameAt) || id),
    apply: editContent,
    onGone: () => navigate({ to: '/collections', search: { view: viewOf(kind) } }),
    onFinding: ({ path }) => showField(path),
  });
  const { draft, names } = editing;
  const { content } = draft;
  const parts = useMemo(
    () => fieldsByPart(kind, { id, content, names, sizes, fields: texts.fields }),
    [kind, id, content, names, sizes, texts],
  );
  const parent = viewOf(kind);
  return (
    <EditorPage
      editing={editing}
      parent={{ href: listHref(lang, parent), label: texts.views[parent] }}
      retiredText={texts.retiredText}
    >
      <div className="[&_summary]:min-h-(--control) [&_summary]:cursor-pointer [&_summary]:content-center [&_summary]:font-[650]">
        {parts.map(([part, own]) => (
          <Part key={part} part={part} fields={own} />
        ))}
      </div>
    </EditorPage>
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
