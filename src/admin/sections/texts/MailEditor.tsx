import { useNavigate } from '@tanstack/react-router';
import { Field } from '#admin/kit/Field.tsx';
import { BothLanguages } from '#admin/kit/form/BothLanguages.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import type { JsonObject } from '#catalogue/json.ts';
import { type AdminMailTextReply, adminMailTextReply } from '#contract/admin-texts.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { MAIL_PLACES, type WordedMail } from '#rules/mail-places.ts';
import { valueAt } from '../range/content-path.ts';
import { EditorPage } from '../range/EditorPage.tsx';
import { editContent } from '../range/edit-content.ts';
import { useEditor, useField } from '../range/editor-context.ts';
import { focusField } from '../range/focus-field.ts';
import { type EntryEditorProps, useEntryEditor } from '../range/use-entry-editor.tsx';
import { MailPreview } from './MailPreview.tsx';
import { PlaceMenu } from './PlaceMenu.tsx';
import { useTexts } from './texts.ts';
import { textHref } from './views.ts';

const WORDS = ['subject', 'opening', 'closing'] as const;

interface WordsProps {
  readonly kind: WordedMail;
  readonly of: (typeof WORDS)[number];
  readonly lang: Lang;
  readonly own: AdminMailTextReply['own'];
}

/** Words of one language; empty for the shop's own, which stand below. */
function Words({ kind, of, lang, own }: WordsProps) {
  const { mails: say } = useTexts();
  const { content, edit } = useEditor();
  const { value, props } = useField([of, lang]);
  const set = (text: string) => {
    const next = { de: '', en: '', ...(content[of] as JsonObject | undefined), [lang]: text };
    const isEmpty = next.de.trim() === '' && next.en.trim() === '';
    edit([{ path: [of], value: isEmpty ? undefined : next }], `${of}.${lang}`);
  };
  const places = Object.fromEntries(MAIL_PLACES[kind].places.map((place) => [place, '']));
  const told = of === 'closing' ? say.noClosing : fill(say.own, { text: own[lang][of] });
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Field
        {...props}
        lang={lang}
        isLong={of !== 'subject'}
        value={String(value ?? '')}
        help={told}
        onChange={set}
      />
      <PlaceMenu field={props.id} label={props.label} places={places} onInsert={set} />
    </div>
  );
}

/** Words of a mail, edited as a draft beside the mail as it will be. */
export function MailEditor({ entry, onReplaced }: EntryEditorProps) {
  const { mailKinds, mails, views } = useTexts();
  const { lang } = useKit();
  const kind = entry.id as WordedMail;
  const name = mailKinds[kind];
  const navigate = useNavigate();
  const path = 'GET /api/admin/mail-texts/:kind';
  const loading = useApi(path, { params: { kind } }, adminMailTextReply);
  const editing = useEntryEditor({
    ...{ entry, onReplaced },
    nameOf: () => name,
    apply: editContent,
    onGone: () => navigate({ to: '/texts', search: { view: 'mails' } }),
    onFinding: ({ path: at }) => focusField(at),
  });
  const { saver, saved } = editing.draft;
  return (
    <EditorPage
      editing={editing}
      parent={{ href: textHref(lang, 'mails'), label: views.mails }}
      note={mails.about[kind]}
    >
      <ListPart name={name} loading={loading}>
        {({ own, orders }) => (
          <div className="grid grid-cols-1 min-[75rem]:grid-cols-2">
            <section
              className="block grid grid-cols-1 content-start gap-4"
              aria-label={mails.words}
            >
              <h2>{mails.words}</h2>
              <BothLanguages fields={WORDS}>
                {(field, lang) => (
                  <Words {...{ kind, lang, own, of: field as (typeof WORDS)[number] }} />
                )}
              </BothLanguages>
              <p className="faint text-small">{mails.kept}</p>
            </section>
            <MailPreview
              {...{ kind, orders, revision: saved.entry.draft?.revision ?? 0 }}
              onSave={() => saver.flush()}
            />
          </div>
        )}
      </ListPart>
    </EditorPage>
  );
}

/** True if a mail says anything else than the shop's own words. */
export const hasWords = (content: unknown): boolean =>
  WORDS.some((key) => valueAt(content as JsonObject, [key]) !== undefined);
