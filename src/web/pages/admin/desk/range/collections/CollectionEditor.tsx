import { useEffect, useMemo, useRef, useState } from 'react';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { Waiting } from '#web/pages/admin/desk/Waiting.tsx';
import { Conflict } from '../Conflict.tsx';
import type { Json, JsonObject } from '../content-path.ts';
import { EditorBar } from '../EditorBar.tsx';
import { EndSteps } from '../EndSteps.tsx';
import { EditorContext } from '../editor-context.ts';
import { findingSentence } from '../finding-sentence.ts';
import { Preview } from '../Preview.tsx';
import type { RangeProps } from '../Range.tsx';
import { type Draft, undoByKey, useDraft } from '../use-draft.ts';
import { type OpenEntry, useEntry } from '../use-entry.ts';
import { AddProduct } from './AddProduct.tsx';
import { type CollectionId, KIND_OF, PAGE_OF } from './collection-kinds.ts';
import { RelatedOwner } from './RelatedOwner.tsx';
import { SortableList } from './SortableList.tsx';
import { useProductNames } from './use-product-names.ts';

type Ids = readonly string[];

interface EditorProps extends RangeProps, Pick<OpenEntry, 'left' | 'onReplaced'> {
  readonly id: CollectionId;
  readonly entry: AdminEntry;
}

/** Ids of a collection; of `related`, those beside one product. */
function idsOf(content: JsonObject, owner: string | undefined): Ids {
  if (owner === undefined) return content as Json as Ids;
  return (content as Readonly<Record<string, Ids>>)[owner] ?? [];
}

function withIds(content: JsonObject, owner: string | undefined, ids: Ids): JsonObject {
  if (owner === undefined) return ids as Json as JsonObject;
  const { [owner]: _, ...others } = content as Readonly<Record<string, Ids>>;
  // Without a choice of the owner's, the shop chooses.
  return ids.length === 0 ? others : { ...content, [owner]: ids };
}

interface ListProps extends RangeProps {
  readonly id: CollectionId;
  readonly draft: Draft;
  readonly names: ReturnType<typeof useProductNames>;
  readonly owner: string | undefined;
}

function CollectionList({ id, draft, owner, names, texts, lang }: ListProps) {
  const { nameOf, know } = names;
  const { collectionTexts: say, fields } = texts.range;
  const ids = idsOf(draft.content, owner);
  const change = (next: Ids) => draft.replace(withIds(draft.content, owner, next));
  return (
    <>
      {ids.length === 0 ? (
        <p className="desk-empty">{owner === undefined ? say.empty : say.shopChooses}</p>
      ) : (
        <SortableList
          ids={ids}
          label={fields.names[id]}
          nameOf={nameOf}
          texts={texts}
          onChange={change}
        />
      )}
      <AddProduct
        ids={ids}
        kind={KIND_OF[id] ?? ''}
        without={owner}
        texts={texts}
        lang={lang}
        onAdd={(row) => {
          know(row);
          change([...ids, row.id]);
        }}
      />
    </>
  );
}

function Editor({ id, entry, left, onReplaced, ...props }: EditorProps) {
  const { texts, lang } = props;
  const draft = useDraft(entry, lang, left);
  const { content, saved, edit, endStep } = draft;
  const { range } = texts;
  const [owner, setOwner] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { findings } = saved.entry;
  const isShown = id !== 'related' || owner !== undefined;
  const names = useProductNames(isShown ? idsOf(content, owner) : [], lang);
  const editor = useMemo(
    () => ({ content, findings, names: {}, texts, lang, edit, endStep }),
    [content, findings, texts, lang, edit, endStep],
  );
  const page = owner === undefined ? { path: PAGE_OF[id] ?? '' } : { product: owner };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do
    <div className="range-editor" onKeyDown={(event) => undoByKey(event, draft)}>
      <EditorBar draft={draft} texts={texts} />
      <div className="range-main">
        <h3 ref={heading} tabIndex={-1} className="desk-title">
          {range.fields.names[id]}
          <span>{range.collectionTexts.about[id]}</span>
        </h3>
        {saved.conflict && (
          <EditorContext value={editor}>
            <Conflict draft={draft} conflict={saved.conflict} />
          </EditorContext>
        )}
        {findings.length > 0 && (
          <ul className="news-hot" aria-label={range.collectionTexts.problems}>
            {findings.map((each) => (
              <li key={`${each.path.join('.')} ${each.code} ${JSON.stringify(each.values)}`}>
                {findingSentence(range, each, lang)}
              </li>
            ))}
          </ul>
        )}
        {id === 'related' && (
          <RelatedOwner {...props} content={content} owner={owner} onOwner={setOwner} />
        )}
        {isShown && (
          <CollectionList
            {...props}
            key={owner}
            id={id}
            draft={draft}
            owner={owner}
            names={names}
          />
        )}
        <EndSteps draft={draft} texts={texts} lang={lang} onReplaced={onReplaced} />
      </div>
      {'product' in page || page.path !== '' ? (
        <Preview of={page} texts={texts} lang={lang} revision={saved.entry.draft?.revision ?? 0} />
      ) : null}
    </div>
  );
}

/** One collection: its products and their order, saved as a draft while it is edited. */
export function CollectionEditor(props: RangeProps & { readonly id: CollectionId }) {
  const { texts, id } = props;
  const { entry, round, reply, reload, ...open } = useEntry('collection', id);
  if (!entry) return <Waiting texts={texts} reply={reply} reload={reload} />;
  return <Editor key={round} {...props} {...open} entry={entry} />;
}
