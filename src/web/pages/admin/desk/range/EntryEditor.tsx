import { useEffect, useMemo, useRef, useState } from 'react';
import { getJson } from '#browser/api.ts';
import type { ProductKind } from '#catalogue/product-ids.ts';
import type { AdminEntry } from '#contract/admin-catalogue.ts';
import { adminProductsReply } from '#contract/admin-products.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { type Lang, SCREENS } from '#routes.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskTexts } from '../texts.ts';
import { Waiting } from '../Waiting.tsx';
import { Conflict } from './Conflict.tsx';
import { type JsonObject, valueAt } from './content-path.ts';
import { FACT_FIELDS, giftFields } from './detail-fields.ts';
import { EditorBar } from './EditorBar.tsx';
import { EndSteps } from './EndSteps.tsx';
import { EditorContext } from './editor-context.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { FindingSummary } from './FindingSummary.tsx';
import { FIELD_TABLE } from './field-table.ts';
import { Preview } from './Preview.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import type { RangeProps } from './Range.tsx';
import { undoByKey, useDraft } from './use-draft.ts';
import { type OpenEntry, useEntry } from './use-entry.ts';
import type { ProductRow } from './use-product-list.ts';

interface EditorProps extends RangeProps, Pick<OpenEntry, 'left' | 'onReplaced'> {
  readonly entry: AdminEntry;
  readonly bags: readonly ProductRow[];
}

/** Fields of an entry by its kind. */
function groupsOf({ kind }: AdminEntry, content: JsonObject, bags: readonly string[]) {
  if (kind === 'facts') return FACT_FIELDS;
  if (kind === 'gift') return giftFields(bags);
  return FIELD_TABLE[content['kind'] as ProductKind] ?? [];
}

function titleOf({ kind, id }: AdminEntry, content: JsonObject, { range }: DeskTexts, lang: Lang) {
  if (kind === 'facts') return { title: range.publishTexts.kinds.facts, line: '' };
  const name = String(valueAt(content, ['name', lang]) || valueAt(content, ['name', 'de']) || '');
  const named = range.findings.kinds[content['kind'] as ProductKind] ?? '';
  const line = kind === 'gift' ? range.publishTexts.kinds.gift : `${named}, ${id}`;
  return { title: name || range.editor.unnamed, line };
}

/** Page that shows an entry: facts stand in the questions of the home page, gifts on pages of several bags. */
function previewOf({ kind, id }: AdminEntry) {
  if (kind === 'product') return { product: id };
  return kind === 'facts' ? { path: SCREENS.home } : undefined;
}

function Editor({ entry, left, bags, onReplaced, texts, lang }: EditorProps) {
  const draft = useDraft(entry, lang, left);
  const { content, saved, edit, endStep } = draft;
  const { range } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: retiring and its opposite remove the pressed button
  useEffect(() => heading.current?.focus(), [draft.isRetired]);
  const names = useMemo(
    () => Object.fromEntries(bags.map(({ id, name }) => [id, name?.[lang] ?? id])),
    [bags, lang],
  );
  const editor = useMemo(
    () => ({ content, findings: saved.entry.findings, names, texts, lang, edit, endStep }),
    [content, saved.entry.findings, names, texts, lang, edit, endStep],
  );
  const groups = groupsOf(
    entry,
    content,
    bags.map(({ id }) => id),
  );
  const { title, line } = titleOf(entry, content, texts, lang);
  const preview = previewOf(entry);
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard, as the buttons of the bar do */}
      <div className="range-editor" onKeyDown={(event) => undoByKey(event, draft)}>
        <EditorBar draft={draft} texts={texts} />
        <div className="range-main">
          <h3 ref={heading} tabIndex={-1} className="desk-title">
            {title}
            {line !== '' && <span>{line}</span>}
          </h3>
          {saved.conflict && <Conflict draft={draft} conflict={saved.conflict} />}
          {draft.isRetired ? (
            <p className="news-wait">
              {saved.entry.draft ? range.editor.retiredDraft : range.editor.retired}
            </p>
          ) : (
            <>
              <FindingSummary
                findings={saved.entry.findings}
                isSaved={saved.entry.draft !== null && saved.status === 'saved'}
              />
              <FieldGroups groups={groups} />
            </>
          )}
          {entry.kind === 'product' && (
            <PriceHistory prices={saved.entry.prices} texts={texts} lang={lang} />
          )}
          <EndSteps draft={draft} texts={texts} lang={lang} onReplaced={onReplaced} />
        </div>
        {preview && !draft.isRetired && (
          <Preview
            of={preview}
            texts={texts}
            lang={lang}
            revision={saved.entry.draft?.revision ?? 0}
          />
        )}
      </div>
    </EditorContext>
  );
}

/** Returns all bags, drafts before what is published; those until the shop can't be reached. */
async function loadBags(): Promise<ProductRow[]> {
  const params = new URLSearchParams({ kind: 'bag' });
  const rows: ProductRow[] = [];
  for (;;) {
    const reply = await getJson(`${ADMIN_API.adminProducts}?${params}`, adminProductsReply);
    if (!reply.ok) return rows;
    rows.push(...reply.data.products);
    if (reply.data.next === null) return rows;
    params.set('after', reply.data.next);
  }
}

/** One entry: everything that its kind has, saved as a draft while it is edited. */
export function EntryEditor(props: RangeProps & { readonly kind: EntryKind; readonly id: string }) {
  const { texts, kind, id } = props;
  const { entry, round, reply, reload, ...open } = useEntry(kind, id);
  const [bags, setBags] = useState<readonly ProductRow[]>();
  useEffect(() => {
    if (kind === 'gift') void loadBags().then(setBags);
  }, [kind]);
  if (!entry || (kind === 'gift' && bags === undefined)) {
    return <Waiting texts={texts} reply={reply} reload={reload} />;
  }
  return <Editor key={round} {...props} {...open} entry={entry} bags={bags ?? []} />;
}
