import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { fill } from '#browser/fill.ts';
import type { AdminEntry, Finding } from '#contract/admin-catalogue.ts';
import {
  diffFields,
  type Json,
  type JsonObject,
  parsePath,
  valueAt,
} from '../range/content-path.ts';
import { shownContent } from '../range/draft-saver.ts';
import { EditorLayers } from '../range/EditorLayers.tsx';
import { EditorContext } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import { focusField } from '../range/focus-field.ts';
import { useNames } from '../range/names.ts';
import { undoByKey, useDraft } from '../range/use-draft.ts';
import { useDraftActions } from '../range/use-draft-actions.ts';
import { Contents, usePart } from './Contents.tsx';
import type { ProductTexts } from './de.ts';
import { EditorBar } from './EditorBar.tsx';
import { PARTS, type Part, partOf, productFields } from './fields.ts';
import { Packs } from './Packs.tsx';
import { Preview, useIsWide } from './Preview.tsx';
import { PriceHistory, PriceTable } from './PriceTable.tsx';
import { StartProduct } from './StartProduct.tsx';
import { editContent } from './starting-content.ts';

const PictureMatrix = lazy(async () => ({
  default: (await import('./PictureMatrix.tsx')).PictureMatrix,
}));

interface EditorProps {
  readonly entry: AdminEntry;
  readonly texts: ProductTexts;
  /** Shows another state of the entry from the start. */
  readonly onReplaced: (entry: AdminEntry) => void;
}

/** Everything that a product has, saved as a draft while it is edited. */
export function Editor({ entry, texts, onReplaced }: EditorProps) {
  const { lang } = useKit();
  const { range } = texts;
  const { id } = entry;
  const names = useNames();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const nameOf = (content: Json | undefined) =>
    String(valueAt(content, ['name', lang]) || valueAt(content, ['name', 'de']) || range.unnamed);
  const [firstName] = useState(() => nameOf(shownContent(entry)));
  const leftUnsaved = fill(range.draft.left, { name: firstName });
  const draft = useDraft(entry, { leftUnsaved, apply: editContent });
  const { saver, saved, content, edit, endStep, isRetired } = draft;
  const { findings, published } = saved.entry;
  const shown = published && !published.retired ? (published.content as Json) : undefined;
  const [part, setPart] = usePart();
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, setAllTold] = useState(published !== null);
  const [open, setOpen] = useState<'publish' | 'discard' | 'copy' | 'preview'>();
  const [isLater, setLater] = useState(false);
  const isWide = useIsWide();
  const fields = useMemo(() => productFields(content, names, texts.own), [content, names, texts]);
  const editor = useMemo(
    () => ({
      content,
      published: shown,
      findings,
      names,
      texts: range,
      edit,
      isTold: (key: string) => isAllTold || told.has(key),
      leave: (key: string) => {
        endStep();
        setTold((before) => (before.has(key) ? before : new Set([...before, key])));
      },
    }),
    [content, shown, findings, names, range, edit, endStep, told, isAllTold],
  );
  const changed = useMemo(
    () =>
      new Set(
        shown === undefined ? [] : diffFields(shown, content).map((path) => partOf(path, fields)),
      ),
    [shown, content, fields],
  );
  const ofPart = (each: Part) => findings.filter(({ path }) => partOf(path, fields) === each);
  const goTo = ({ path }: Pick<Finding, 'path'>) => {
    setOpen(undefined);
    setAllTold(true);
    setPart(partOf(path, fields));
    focusField(path);
  };
  const goToFirst = () => {
    const first = PARTS.flatMap(ofPart)[0];
    if (first) goTo(first);
  };
  // A link of a finding leads to its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened
  useEffect(() => {
    if (hash !== '' && !PARTS.some((each) => each === hash)) goTo({ path: [...parsePath(hash)] });
  }, []);
  const actions = useDraftActions({
    entry,
    saver,
    texts: range,
    onReplaced,
    onGone: () => navigate({ to: '/products' }),
  });
  const save = (next: JsonObject | null) => {
    saver.edit(next);
    void saver.flush();
  };
  const retire = () => {
    save(null);
    showDone(fill(texts.retire.done, { name: nameOf(content) }), () => save(content));
  };
  const partBody: Readonly<Record<Part, ReactNode>> = {
    texts: <Fields fields={fields.texts} />,
    price: (
      <>
        <PriceTable prices={saved.entry.prices} texts={texts} />
        <PriceHistory prices={saved.entry.prices} texts={texts} />
      </>
    ),
    options: (
      <>
        <Fields fields={fields.options} />
        <Packs texts={texts} />
      </>
    ),
    pictures: (
      <Suspense>
        <PictureMatrix texts={texts} />
      </Suspense>
    ),
    details: <Fields fields={fields.details} />,
    safety: <Fields fields={fields.safety} />,
    related: <Fields fields={fields.related} />,
    search: <Fields fields={fields.search} />,
  };
  const preview = (
    <Preview product={id} revision={saved.entry.draft?.revision ?? 0} texts={texts} />
  );
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
      <div className="editor" data-part={part} onKeyDown={(event) => undoByKey(event, draft)}>
        <EditorBar
          title={nameOf(content)}
          draft={draft}
          texts={texts}
          problems={isRetired ? 0 : findings.length}
          onProblem={goToFirst}
          onConflict={() => setLater(false)}
          onPublish={() => {
            void saver.flush().then(() => {
              setAllTold(true);
              if (saver.state.status === 'saved') setOpen('publish');
            });
          }}
          onDiscard={() => setOpen('discard')}
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
          <div className="editor-columns">
            <Contents
              id={id}
              current={part}
              changed={changed}
              missing={(each) => ofPart(each).length}
              texts={texts}
            />
            <div className="editor-main">
              {PARTS.map((each) => (
                <section
                  key={each}
                  id={each}
                  aria-labelledby={`${each}-title`}
                  data-current={each === part || undefined}
                >
                  <h2 id={`${each}-title`}>{texts.parts[each]}</h2>
                  {partBody[each]}
                </section>
              ))}
            </div>
            {isWide && <aside className="editor-preview">{preview}</aside>}
          </div>
        )}
      </div>
      <EditorLayers
        name={nameOf(content)}
        draft={draft}
        actions={actions}
        texts={range}
        names={names}
        open={open}
        onClose={() => setOpen(undefined)}
        onFinding={goTo}
        isLater={isLater}
        onLater={() => setLater(true)}
      />
      <Layer
        title={texts.preview.title}
        isOpen={open === 'preview'}
        isSheet
        onClose={() => setOpen(undefined)}
      >
        <div className="layer-body">{preview}</div>
      </Layer>
      <StartProduct
        texts={texts}
        source={{ id, name: String(valueAt(content, ['name', 'de']) ?? '') }}
        isOpen={open === 'copy'}
        onClose={() => setOpen(undefined)}
      />
    </EditorContext>
  );
}
