import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { Button, Link, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import type { PageText } from '#catalogue/catalogue.ts';
import { PAGE_TEXT_FIELDS, pageText } from '#catalogue/fields/parts.ts';
import { isSame, type Json, type JsonObject } from '#catalogue/json.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import { adminTextPlacesReply } from '#contract/admin-texts.ts';
import { href, LANGS, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { Changes } from '../range/Changes.tsx';
import { diffFields, valueAt } from '../range/content-path.ts';
import { EditorPage } from '../range/EditorPage.tsx';
import { editContent } from '../range/edit-content.ts';
import { useField } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import { focusField } from '../range/focus-field.ts';
import { formFields } from '../range/form-fields.ts';
import { Preview } from '../range/Preview.tsx';
import type { Apply } from '../range/use-draft.ts';
import { type EntryEditorProps, useEntryEditor } from '../range/use-entry-editor.tsx';
import { checkedLine } from './checked-line.ts';
import { LegalSections } from './LegalSections.tsx';
import { PrintText } from './PrintText.tsx';
import { type TextsTexts, useTexts } from './texts.ts';
import { textHref } from './views.ts';

/** Texts that a live shop starts with. */
const STARTS = import.meta.glob<JsonObject>('../../../../catalogue/live/texts/*.json', {
  import: 'default',
});

const CHECK = ['checkedBy', 'checkedOn'];
const FIELDS = formFields(PAGE_TEXT_FIELDS, { optionsOf: () => undefined });
const NO_PLACES = { de: {}, en: {} };

/** Sets a field. Other words than those that were checked are unchecked. */
const editText: Apply = (content, path, value) => {
  const next = editContent(content, path, value);
  if (CHECK.includes(String(path[0])) || isSame(content, next)) return next;
  return Object.fromEntries(Object.entries(next).filter(([key]) => !CHECK.includes(key)));
};

/** A section as the comparison shows it. */
const lines = (section: Json | undefined): string | null => {
  const { heading, body } = (section ?? {}) as Partial<PageText['sections']['de'][number]>;
  return section === undefined ? null : [heading ?? '', ...(body ?? []).flat()].join('\n');
};

/** Fields that differ from what is in force, sections one by one. */
function changesOf(shown: Json | undefined, content: JsonObject, { fields }: TextsTexts) {
  return diffFields(shown, content).flatMap((path) => {
    const [before, after] = [valueAt(shown, path), valueAt(content, path)];
    if (path[0] !== 'sections') {
      return { path: path.map(String), before: before ?? null, after: after ?? null };
    }
    const [was, is] = [before, after].map((each) => (each ?? []) as readonly Json[]);
    return Array.from({ length: Math.max(was?.length ?? 0, is?.length ?? 0) }, (_, at) => {
      const name = fill(fields.items.sections, { number: at + 1 });
      const [one, other] = [lines(was?.[at]), lines(is?.[at])];
      const languages = path.slice(1).map(String);
      return one === other ? [] : [{ path: [name, ...languages], before: one, after: other }];
    }).flat();
  });
}

/** Says who checked the words, and when; without both a live shop publishes no text. */
function Check({ content }: { readonly content: JsonObject }) {
  const texts = useTexts();
  const { lang } = useKit();
  const [by, on] = [useField(['checkedBy']), useField(['checkedOn'])];
  const isChecked = Boolean(content['checkedBy'] && content['checkedOn']);
  const input = ({ value, set, props }: typeof by, type: 'text' | 'date') => (
    <Field
      {...props}
      type={type}
      value={String(value ?? '')}
      onChange={(text) => set(text.trim() === '' ? undefined : text)}
    />
  );
  return (
    <section className="block grid gap-3" aria-label={texts.legal.check}>
      <h2>{texts.legal.check}</h2>
      <p className={isChecked ? 'soft' : 'warn'}>
        {`${texts.columns.checked} ${checkedLine(content, texts, lang)}`}
        {!isChecked && `. ${texts.legal.checkHelp}`}
      </p>
      <div className="field-grid max-w-160">
        {input(by, 'text')}
        {input(on, 'date')}
      </div>
    </section>
  );
}

/** A text that the law asks for, edited as a draft. */
export function LegalEditor({ entry, onReplaced }: EntryEditorProps) {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { legal } = texts;
  const { preview } = texts.range;
  const id = entry.id as TextId;
  const navigate = useNavigate();
  const { data: places = NO_PLACES } = useApi(
    'GET /api/admin/text-places',
    {},
    adminTextPlacesReply,
  );
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: (content) => String(valueAt(content, ['name', lang]) || id),
    apply: editText,
    onGone: () => navigate({ to: '/texts' }),
    onFinding: ({ path }) => focusField(path),
  });
  const { draft, shown, names } = editing;
  const { content, edit } = draft;
  const [layer, setLayer] = useState<'compare' | 'preview'>();
  const closeLayer = () => setLayer(undefined);
  const [printed, setPrinted] = useState<Lang>();
  const stopPrinting = useCallback(() => setPrinted(undefined), []);
  const text = useMemo(() => pageText.safeParse(content).data, [content]);
  const start = async () => {
    const fresh = await STARTS[`../../../../catalogue/live/texts/${id}.json`]?.();
    if (!fresh) return;
    const keys = [...new Set([...Object.keys(content), ...Object.keys(fresh)])];
    edit(keys.map((key) => ({ path: [key], value: fresh[key] })));
    showDone(legal.started, draft.undo);
  };
  return (
    <EditorPage
      editing={editing}
      parent={{ href: textHref(lang, 'legal'), label: texts.views.legal }}
    >
      <section className="block flex flex-wrap items-center gap-2" aria-label={legal.tools}>
        <Button className="button" onPress={() => void start()}>
          {legal.start}
        </Button>
        <Button className="button" onPress={() => setLayer('compare')}>
          {legal.compare}
        </Button>
        <Button
          className="button"
          onPress={() => void draft.saver.flush().then(() => setLayer('preview'))}
        >
          {preview.title}
        </Button>
        <MenuTrigger>
          <Button className="button" isDisabled={!text}>
            <Icon name="print" />
            {legal.print}
          </Button>
          <Popover className="popover">
            <Menu className="menu">
              {LANGS.map((each) => (
                <MenuItem key={each} onAction={() => setPrinted(each)}>
                  {kit.form.languages[each]}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
        <Link className="button quiet" href={href(id, lang)}>
          <Icon name="shop" />
          {legal.toPage}
        </Link>
        <p className="faint w-full max-w-160 text-small">{legal.startHelp}</p>
      </section>
      <Check content={content} />
      <LegalSections id={id} places={places} />
      <section className="block grid grid-cols-1 gap-4 *:max-w-240" aria-label={legal.page}>
        <h2>{legal.page}</h2>
        <Fields fields={FIELDS} />
      </section>
      <Layer title={legal.compareTitle} isOpen={layer === 'compare'} onClose={closeLayer} isWide>
        <div className="layer-body">
          {layer === 'compare' && isSame(shown ?? null, content) ? (
            <p>{texts.range.publish.same}</p>
          ) : (
            <Changes fields={changesOf(shown, content, texts)} names={names} />
          )}
        </div>
      </Layer>
      <Layer title={preview.title} isOpen={layer === 'preview'} isSheet onClose={closeLayer}>
        <div className="layer-body [--bar:0px]">
          <Preview kind="texts" id={id} revision={draft.saved.entry.draft?.revision ?? 0} />
        </div>
      </Layer>
      {printed && text && (
        <PrintText
          {...{ text, lang: printed, places: places[printed], onDone: stopPrinting }}
          note={`${texts.columns.checked} ${checkedLine(content, texts, printed)}`}
        />
      )}
    </EditorPage>
  );
}
