import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { Empty, Page } from '#admin/kit/Page.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { useMedia } from '#admin/kit/use-media.ts';
import { PAGE_FIELDS } from '#catalogue/fields/page.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { isKeptPage } from '#contract/catalogue-entries.ts';
import { localized } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import '../collections/collections.css';
import { type ContentPath, parsePath, valueAt } from '../range/content-path.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { editContent } from '../range/edit-content.ts';
import { EditorContext } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import { showField } from '../range/focus-field.ts';
import { formFields, optionsIn } from '../range/form-fields.ts';
import { Preview } from '../range/Preview.tsx';
import { SaveState } from '../range/SaveState.tsx';
import { undoByKey } from '../range/use-draft.ts';
import { useEntryEditor } from '../range/use-entry-editor.tsx';
import { Blocks } from './Blocks.tsx';
import { useTexts } from './texts.ts';
import { useBlocks } from './use-blocks.ts';

interface EditorProps {
  readonly entry: AdminEntry;
  /** Shows another state of the entry from the start. */
  readonly onReplaced: (entry: AdminEntry) => void;
}

/** Draft of a page as a form, saved while it is typed, with the page beside it. */
function Editor({ entry, onReplaced }: EditorProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { range, fields } = texts;
  const { id } = entry;
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [wanted, setWanted] = useState<{ readonly path: ContentPath }>();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, setAllTold] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const isWide = useMedia('(min-width: 75rem)');
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: (content) => String(valueAt(content, ['name', lang]) || id),
    apply: editContent,
    onGone: () => navigate({ to: '/pages' }),
    onFinding: ({ path }) => goTo(path),
  });
  const { draft, names, name, shown, findings, published, save } = editing;
  const { saved, content, endStep, isRetired } = draft;
  const actions = useBlocks(draft);
  const { keys, fold } = actions;
  const open = (path: ContentPath) => {
    if (path[0] === 'blocks') fold(keys[Number(path[1] ?? 0)], true);
    setWanted({ path });
  };
  const goTo = (path: ContentPath) => {
    setAllTold(true);
    open(path);
  };
  // A field has the focus once its block is unfolded.
  useEffect(() => {
    if (wanted) showField(wanted.path);
  }, [wanted]);
  // A link of a finding leads to its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each address that is opened
  useEffect(() => {
    if (hash !== '') goTo(parsePath(hash));
  }, [hash]);
  const editor = useMemo(
    () => ({
      ...editing.editor,
      // An empty field says what it lacks once it was left.
      isTold: (key: string) =>
        isAllTold || told.has(key) || Boolean(valueAt(content, parsePath(key))),
      leave: (key: string) => {
        endStep();
        setTold((before) => (before.has(key) ? before : new Set([...before, key])));
      },
    }),
    [editing.editor, content, endStep, told, isAllTold],
  );
  const sources = useMemo(() => ({ optionsOf: optionsIn({}, names, fields) }), [names, fields]);
  const ofPage = formFields(PAGE_FIELDS, sources).filter(
    ({ part, path }) => part === 'page' && !(isKeptPage(id) && path === 'path'),
  );
  const path = valueAt(shown, ['path']);
  const preview = <Preview kind="page" id={id} revision={saved.entry.draft?.revision ?? 0} />;
  const [problem] = findings;
  return (
    <EditorContext value={editor}>
      <Page
        title={name}
        parent={{ href: sectionHref(lang, '/pages'), label: kit.nav.pages }}
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
              published &&
              !isKeptPage(id) && (
                <Button
                  className="button"
                  onPress={() => {
                    save(null);
                    showDone(fill(texts.removed, { name }), () => save(content));
                  }}
                >
                  {texts.remove}
                </Button>
              )
            )}
            <Button
              className="button primary"
              isDisabled={!saved.entry.draft && saved.status === 'saved'}
              onPress={() => {
                setAllTold(true);
                void editing.publish();
              }}
            >
              {fill(range.publish.button, { count: saved.entry.draft ? 1 : 0 })}
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
        <div
          className="flex flex-1 flex-col [--bar:2.75rem]"
          onKeyDown={(event) => undoByKey(event, draft)}
        >
          <div className="sticky top-(--top) z-3 flex min-h-11 flex-wrap items-center gap-x-4 border-y border-line bg-(--bg) px-(--pad)">
            <SaveState draft={draft} onConflict={editing.settle} />
            {problem && !isRetired && (
              <Button className="link warn text-small" onPress={() => goTo(problem.path)}>
                {findings.length === 1
                  ? texts.block.problemOne
                  : fill(texts.block.problems, { count: findings.length })}
              </Button>
            )}
            <span className="ms-auto flex">
              {(['undo', 'redo'] as const).map((key) => (
                <Button
                  key={key}
                  className="button quiet square"
                  aria-label={range.draft[key]}
                  isDisabled={!(key === 'undo' ? draft.canUndo : draft.canRedo)}
                  onPress={draft[key]}
                >
                  <Icon name={key === 'undo' ? 'returns' : 'redo'} />
                </Button>
              ))}
              <Button
                className="button quiet square min-[75rem]:hidden"
                aria-label={texts.preview}
                onPress={() => setPreviewed(true)}
              >
                <Icon name="eye" />
              </Button>
            </span>
          </div>
          {isRetired ? (
            <Empty title={texts.states.retired} text={texts.retiredText}>
              <Button className="button primary" onPress={() => save(content)}>
                {texts.bringBack}
              </Button>
            </Empty>
          ) : (
            <div className="grid flex-1 grid-cols-[minmax(0,1fr)_26rem] items-start max-[75rem]:grid-cols-[minmax(0,1fr)]">
              <div className="part-form">
                <section
                  className="block grid gap-4 *:max-w-240 [&>h2]:mb-0"
                  aria-label={texts.about}
                >
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
          )}
        </div>
      </Page>
      {editing.layers}
      <Layer
        title={range.preview.title}
        isOpen={isPreviewed}
        isSheet
        onClose={() => setPreviewed(false)}
      >
        <div className="layer-body">{preview}</div>
      </Layer>
    </EditorContext>
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
