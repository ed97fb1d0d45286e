import { useEffect, useMemo, useRef } from 'react';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { SCREENS } from '#routes.ts';
import { Waiting } from '#web/pages/admin/desk/Waiting.tsx';
import { Conflict } from '../Conflict.tsx';
import { EditorBar } from '../EditorBar.tsx';
import { EndSteps } from '../EndSteps.tsx';
import { EditorContext } from '../editor-context.ts';
import { findingSentence } from '../finding-sentence.ts';
import { Preview } from '../Preview.tsx';
import type { RangeProps } from '../Range.tsx';
import { undoByKey, useDraft } from '../use-draft.ts';
import { type OpenEntry, useEntry } from '../use-entry.ts';
import { AddProduct } from './AddProduct.tsx';
import { SortableList } from './SortableList.tsx';
import { useProductNames } from './use-product-names.ts';

/** German paths of pages that show a selection. */
const PAGE_OF: Readonly<Record<string, string>> = {
  featured: SCREENS.home,
  arrivals: SCREENS.arrivals,
};

interface EditorProps extends RangeProps, Pick<OpenEntry, 'left' | 'onReplaced'> {
  readonly id: string;
  readonly entry: AdminEntry;
}

function Editor({ id, entry, left, onReplaced, texts, lang }: EditorProps) {
  const draft = useDraft(entry, lang, left);
  const { content, saved, edit, endStep } = draft;
  const { range } = texts;
  const { collectionTexts: say, names } = range;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { findings } = saved.entry;
  const ids = (content['products'] ?? []) as readonly string[];
  const { nameOf, know } = useProductNames(ids, lang);
  const change = (products: readonly string[]) => edit([{ path: ['products'], value: products }]);
  const editor = useMemo(
    () => ({ content, findings, texts, lang, edit, endStep }),
    [content, findings, texts, lang, edit, endStep],
  );
  const path = names.lists[id] ?? PAGE_OF[id];
  const name = names.collections[id] ?? id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do
    <div className="range-editor" onKeyDown={(event) => undoByKey(event, draft)}>
      <EditorBar draft={draft} texts={texts} />
      <div className="range-main">
        <h3 ref={heading} tabIndex={-1} className="desk-title">
          {name}
          <span>{Object.hasOwn(names.lists, id) ? say.aboutList : say.aboutChoice}</span>
        </h3>
        {saved.conflict && (
          <EditorContext value={editor}>
            <Conflict draft={draft} conflict={saved.conflict} />
          </EditorContext>
        )}
        {findings.length > 0 && (
          <ul className="news-hot" aria-label={say.problems}>
            {findings.map((each) => (
              <li key={`${each.path.join('.')} ${each.code} ${JSON.stringify(each.values)}`}>
                {findingSentence(range, each, lang)}
              </li>
            ))}
          </ul>
        )}
        {ids.length === 0 ? (
          <p className="desk-empty">{say.empty}</p>
        ) : (
          <SortableList ids={ids} label={name} nameOf={nameOf} texts={texts} onChange={change} />
        )}
        <AddProduct
          ids={ids}
          collection={Object.hasOwn(names.homes, id) ? id : ''}
          texts={texts}
          lang={lang}
          onAdd={(row) => {
            know(row);
            change([...ids, row.id]);
          }}
        />
        <EndSteps draft={draft} texts={texts} lang={lang} onReplaced={onReplaced} />
      </div>
      {path !== undefined && (
        <Preview
          of={{ path }}
          texts={texts}
          lang={lang}
          revision={saved.entry.draft?.revision ?? 0}
        />
      )}
    </div>
  );
}

/** One collection: its products and their order, saved as a draft while it is edited. */
export function CollectionEditor(props: RangeProps & { readonly id: string }) {
  const { texts, id } = props;
  const { entry, round, reply, reload, ...open } = useEntry('collection', id);
  if (!entry) return <Waiting texts={texts} reply={reply} reload={reload} />;
  return <Editor key={round} {...props} {...open} entry={entry} />;
}
