import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { lazyComponent } from '#admin/kit/lazy-component.tsx';
import { Empty } from '#admin/kit/Page.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { useMedia } from '#admin/kit/use-media.ts';
import type { Json } from '#catalogue/json.ts';
import { fill } from '#rules/fill.ts';
import { type ContentPath, diffFields, valueAt } from '../range/content-path.ts';
import { EntryPart } from '../range/EntryPart.tsx';
import { EditorContext } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import { focusField } from '../range/focus-field.ts';
import { Preview } from '../range/Preview.tsx';
import { undoByKey } from '../range/use-draft.ts';
import { type EntryEditorProps, useEntryEditor } from '../range/use-entry-editor.tsx';
import { Contents, usePart } from './Contents.tsx';
import { EditorBar } from './EditorBar.tsx';
import { PARTS, type Part, partOf, productFields } from './fields.ts';
import { Packs } from './Packs.tsx';
import { PriceHistory, PriceTable } from './PriceTable.tsx';
import { editProduct } from './starting-content.ts';
import { useTexts } from './texts.ts';
import './products.css';

const NewProduct = lazyComponent(
  'NewProduct',
  async () => (await import('./NewProduct.tsx')).NewProduct,
);
const PictureMatrix = lazyComponent(
  'PictureMatrix',
  async () => (await import('./PictureMatrix.tsx')).PictureMatrix,
);

/** Everything that a product has, saved as a draft while it is edited. */
function Editor({ entry, onReplaced }: EntryEditorProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { range } = texts;
  const { id, published } = entry;
  const navigate = useNavigate();
  const nameOf = (content: Json | undefined) =>
    String(valueAt(content, ['name', lang]) || valueAt(content, ['name', 'de']) || range.unnamed);
  const editing = useEntryEditor({
    ...{ entry, nameOf, onReplaced },
    apply: editProduct,
    onGone: () => navigate({ to: '/products' }),
    onFinding: ({ path }) => goTo(path),
    isTold: useCallback(() => published !== null, [published]),
  });
  const { draft, names, name, shown, findings, save } = editing;
  const { saved, content, isRetired } = draft;
  const [part, setPart] = usePart();
  const [open, setOpen] = useState<'copy' | 'preview'>();
  const isWide = useMedia('(min-width: 75rem)');
  const fields = useMemo(() => productFields(content, names, texts), [content, names, texts]);
  const changed = useMemo(
    () =>
      new Set(
        shown === undefined ? [] : diffFields(shown, content).map((path) => partOf(path, fields)),
      ),
    [shown, content, fields],
  );
  const inPart = (each: Part) => fields.filter((field) => field.part === each);
  const ofPart = (each: Part) => findings.filter(({ path }) => partOf(path, fields) === each);
  const goTo = (path: ContentPath) => {
    // The address of a part is none of a field.
    if (path.length === 1 && PARTS.some((each) => each === path[0])) return;
    setOpen(undefined);
    setPart(partOf(path, fields));
    focusField(path);
  };
  const retire = () => {
    save(null);
    showDone(fill(texts.retire.done, { name }), () => save(content));
  };
  /** Parts that are more than their fields. */
  const partBody: Readonly<Partial<Record<Part, ReactNode>>> = {
    price: (
      <>
        <PriceTable prices={saved.entry.prices} />
        <PriceHistory prices={saved.entry.prices} />
      </>
    ),
    options: (
      <>
        <Fields fields={inPart('options').filter(({ path }) => !path.startsWith('packs.'))} />
        <Packs fields={inPart('options')} />
      </>
    ),
    pictures: <PictureMatrix />,
  };
  const preview = <Preview kind="product" id={id} revision={saved.entry.draft?.revision ?? 0} />;
  return (
    <EditorContext value={editing.editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
      <div
        // On a phone the bar has a second line for what is missing.
        className={`flex flex-1 flex-col [--bar:3.5rem] ${findings.length > 0 ? 'max-wide:[--bar:5.25rem]' : ''}`}
        data-part={part}
        onKeyDown={(event) => undoByKey(event, draft)}
      >
        <EditorBar
          editing={editing}
          firstFinding={PARTS.flatMap(ofPart)[0]}
          onPreview={() => setOpen('preview')}
          more={[
            { icon: 'copy', text: texts.bar.copy, act: () => setOpen('copy') },
            ...(published && !isRetired
              ? [{ icon: 'backup', text: texts.bar.retire, act: retire } as const]
              : []),
          ]}
        />
        {isRetired ? (
          <div className="empty">
            <p>{saved.entry.draft ? texts.retire.draft : texts.retire.now}</p>
            <Button className="button primary" onPress={() => save(content)}>
              {texts.bar.bringBack}
            </Button>
          </div>
        ) : (
          <div className="grid flex-1 grid-cols-[12rem_minmax(0,1fr)_23rem] items-start *:min-h-[calc(100dvh-var(--top)-var(--bar))] max-[75rem]:grid-cols-[12rem_minmax(0,1fr)] max-[60rem]:grid-cols-[minmax(0,1fr)] max-[60rem]:content-start">
            <Contents
              id={id}
              current={part}
              changed={changed}
              missing={(each) => ofPart(each).length}
            />
            <div>
              {PARTS.map((each) => (
                <section
                  key={each}
                  id={each}
                  aria-labelledby={`${each}-title`}
                  className="grid scroll-mt-[calc(var(--top)+var(--bar))] gap-4 border-b border-line px-(--pad) pt-5 pb-6 max-[60rem]:scroll-mt-[calc(var(--top)+var(--bar)+3.5rem)] max-wide:border-0 max-wide:not-data-current:hidden"
                  data-current={each === part || undefined}
                >
                  <h2 id={`${each}-title`} className="text-[1rem] leading-6">
                    {texts.parts[each]}
                  </h2>
                  {partBody[each] ?? <Fields fields={inPart(each)} />}
                </section>
              ))}
            </div>
            {isWide && (
              <aside className="sticky top-[calc(var(--top)+var(--bar))] max-h-[calc(100dvh-var(--top)-var(--bar))] overflow-auto border-s border-line p-4">
                {preview}
              </aside>
            )}
          </div>
        )}
      </div>
      {editing.layers}
      <Layer
        title={range.preview.title}
        isOpen={open === 'preview'}
        isSheet
        onClose={() => setOpen(undefined)}
      >
        <div className="layer-body">{preview}</div>
      </Layer>
      {open === 'copy' && (
        <NewProduct
          source={{ id, name: String(valueAt(content, ['name', 'de']) ?? '') }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </EditorContext>
  );
}

const route = getRouteApi('/products/$id');

/** The editor of one product. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const { id } = route.useParams();
  const { title, text, back } = useTexts().gone;
  const way = { href: sectionHref(lang, '/products'), label: back };
  const gone = <Empty title={title} text={text} way={way} />;
  return (
    <EntryPart key={id} kind="product" id={id} name={kit.nav.products} gone={gone}>
      {(entry, replace) => <Editor entry={entry} onReplaced={replace} />}
    </EntryPart>
  );
}
