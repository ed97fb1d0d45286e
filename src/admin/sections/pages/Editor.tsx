import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { Empty } from '#admin/kit/Page.tsx';
import { useMedia } from '#admin/kit/use-media.ts';
import { PAGE_FIELDS } from '#catalogue/fields/page.ts';
import type { JsonObject } from '#catalogue/json.ts';
import { isKeptPage } from '#contract/catalogue-entries.ts';
import { type ContentPath, parsePath, valueAt } from '../range/content-path.ts';
import { EditorPage } from '../range/EditorPage.tsx';
import { EntryPart } from '../range/EntryPart.tsx';
import { editContent } from '../range/edit-content.ts';
import { Fields } from '../range/Fields.tsx';
import { showField } from '../range/focus-field.ts';
import { formFields, optionsIn } from '../range/form-fields.ts';
import { Preview } from '../range/Preview.tsx';
import { type EntryEditorProps, useEntryEditor } from '../range/use-entry-editor.tsx';
import { Blocks } from './Blocks.tsx';
import { useTexts } from './texts.ts';
import { useBlocks } from './use-blocks.ts';

/** An empty field says what it lacks once it was left. */
const isFilled = (content: JsonObject, key: string) => Boolean(valueAt(content, parsePath(key)));

/** Draft of a page as a form, saved while it is typed, with the page beside it. */
function Editor({ entry, onReplaced }: EntryEditorProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { range, fields } = texts;
  const { id } = entry;
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ readonly path: ContentPath }>();
  const [isPreviewed, setPreviewed] = useState(false);
  const isWide = useMedia('(min-width: 75rem)');
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: (content) => String(valueAt(content, ['name', lang]) || id),
    apply: editContent,
    onGone: () => navigate({ to: '/pages' }),
    onFinding: ({ path }) => open(path),
    isTold: isFilled,
  });
  const { draft, names } = editing;
  const actions = useBlocks(draft);
  const { keys, fold } = actions;
  const open = (path: ContentPath) => {
    if (path[0] === 'blocks') fold(keys[Number(path[1] ?? 0)], true);
    setWanted({ path });
  };
  // A field has the focus once its block is unfolded.
  useEffect(() => {
    if (wanted) showField(wanted.path);
  }, [wanted]);
  const sources = useMemo(() => ({ optionsOf: optionsIn({}, names, fields) }), [names, fields]);
  const ofPage = formFields(PAGE_FIELDS, sources).filter(
    ({ part, path }) => part === 'page' && !(isKeptPage(id) && path === 'path'),
  );
  const revision = draft.saved.entry.draft?.revision ?? 0;
  const preview = <Preview kind="page" id={id} revision={revision} />;
  return (
    <EditorPage
      editing={editing}
      parent={{ href: sectionHref(lang, '/pages'), label: kit.nav.pages }}
      retiredText={isKeptPage(id) ? undefined : texts.retiredText}
      tools={
        <Button
          className="button quiet square min-[75rem]:hidden"
          aria-label={texts.preview}
          onPress={() => setPreviewed(true)}
        >
          <Icon name="eye" />
        </Button>
      }
    >
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_26rem] items-start max-[75rem]:grid-cols-[minmax(0,1fr)]">
        <div className="[&_summary]:min-h-(--control) [&_summary]:cursor-pointer [&_summary]:content-center [&_summary]:font-[650]">
          <section className="block grid gap-4 *:max-w-240 [&>h2]:mb-0" aria-label={texts.about}>
            <h2>{texts.about}</h2>
            <Fields fields={ofPage} />
          </section>
          <Blocks
            actions={actions}
            sources={sources}
            onAdded={(index) => open(['blocks', index])}
          />
        </div>
        {isWide && (
          <aside className="sticky min-h-[calc(100dvh-var(--top)-var(--bar))] top-[calc(var(--top)+var(--bar))] max-h-[calc(100dvh-var(--top)-var(--bar))] overflow-auto border-s border-line p-4">
            {preview}
          </aside>
        )}
      </div>
      <Layer
        title={range.preview.title}
        isOpen={isPreviewed}
        isSheet
        onClose={() => setPreviewed(false)}
      >
        <div className="layer-body">{preview}</div>
      </Layer>
    </EditorPage>
  );
}

const route = getRouteApi('/pages/$id');

/** The editor of one page. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const { id } = route.useParams();
  const { gone: title, goneBack } = useTexts();
  const way = { href: sectionHref(lang, '/pages'), label: goneBack };
  return (
    <EntryPart
      key={id}
      kind="page"
      id={id}
      name={kit.nav.pages}
      gone={<Empty {...{ title, way }} />}
    >
      {(entry, replace) => <Editor entry={entry} onReplaced={replace} />}
    </EntryPart>
  );
}
