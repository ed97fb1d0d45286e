import { getRouteApi } from '@tanstack/react-router';
import { columnsOf } from '#admin/kit/DataTable.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Page } from '#admin/kit/Page.tsx';
import type { AdminEntriesReply } from '#contract/admin-catalogue.ts';
import type { Lang } from '#routes.ts';
import { WORDED_MAILS } from '#rules/mail-places.ts';
import { EntryTable } from '../range/EntryTable.tsx';
import { checkedLine } from './checked-line.ts';
import { hasWords } from './MailEditor.tsx';
import { type TextsTexts, useTexts } from './texts.ts';
import { TEXT_KINDS, TEXT_VIEWS, type TextView, textHref } from './views.ts';

const route = getRouteApi('/texts');

interface Row {
  readonly id: string;
  readonly name: string;
  /** Name of the person who checked it, or its purpose. */
  readonly told: string;
  readonly state: string;
  readonly isOpen: boolean;
}

type Entries = AdminEntriesReply['entries'];

const legalRows = (entries: Entries, texts: TextsTexts, lang: Lang): Row[] =>
  entries.map(({ id, name, content, state }) => ({
    ...{ id, name: name?.[lang] || id, told: checkedLine(content, texts, lang) },
    state: texts.states[state],
    isOpen: state !== 'published',
  }));

/** All mails to customers, also those that say the shop's own words. */
const mailRows = (entries: Entries, { mailKinds, mails, states }: TextsTexts): Row[] =>
  WORDED_MAILS.map((id) => {
    const { content, state = 'published' } = entries.find((each) => each.id === id) ?? {};
    const isOpen = state !== 'published';
    const own = hasWords(content) ? mails.changed : mails.unchanged;
    return {
      id,
      name: mailKinds[id],
      told: mails.about[id],
      state: isOpen ? states.changed : own,
      isOpen,
    };
  });

const columnsIn = (view: TextView, { columns }: TextsTexts) =>
  columnsOf<Row, string>(
    {
      name: columns.name,
      told: view === 'legal' ? columns.checked : columns.about,
      state: columns.state,
    },
    {
      name: ['title', ({ name }) => name, { isHead: true }],
      told: ['text', ({ told }) => <span className="soft">{told}</span>],
      state: [
        'end',
        ({ state, isOpen }) => <span className={isOpen ? 'warn' : 'soft'}>{state}</span>,
      ],
    },
  );

/** Texts that the law asks for, and the words of mails. */
export function Section() {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  const { view = 'legal' } = route.useSearch();
  return (
    <Page
      title={kit.nav.texts}
      views={TEXT_VIEWS.map((key) => ({
        href: textHref(lang, key),
        label: texts.views[key],
        isCurrent: key === view,
      }))}
      note={texts.notes[view]}
    >
      <EntryTable
        kind={TEXT_KINDS[view]}
        label={texts.views[view]}
        columns={columnsIn(view, texts)}
        rowsOf={(entries) =>
          view === 'legal' ? legalRows(entries, texts, lang) : mailRows(entries, texts)
        }
        hrefOf={({ id }) => textHref(lang, view, id)}
      />
    </Page>
  );
}
