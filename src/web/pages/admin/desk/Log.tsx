import { useRef } from 'react';
import { fill } from '#browser/fill.ts';
import { type AdminLogReply, adminLogReply } from '#contract/admin-log.ts';
import { fullMarkLabel } from '#rules/mark-label.ts';
import { formatPrice } from '#rules/money.ts';
import type { AllCards } from '#web/cards/read-cards.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { percentText } from '../percent.ts';
import { formatDateTime } from '../times.ts';
import { More } from './More.tsx';
import { type DeskProps, mailName } from './texts.ts';
import { askAt, usePages } from './use-pages.ts';
import { Waiting } from './Waiting.tsx';

type Entry = AdminLogReply['entries'][number];

const NAMES_A_MARK = new Set(['marked_sold_out', 'marked_available', 'stock_corrected']);

/** Target of an action, in words if the desk has some. */
function subjectOf(
  { action, subject }: Entry,
  lang: DeskProps['lang'],
  cards: AllCards | undefined,
): string {
  if (NAMES_A_MARK.has(action)) {
    return cards ? fullMarkLabel(subject, lang, cards) : subject;
  }
  // A code and an order's number say something; ids and names of whole tables don't.
  return /^(EL-\d+|[A-Z0-9-]{3,32}|evt_\w+)$/.test(subject) ? subject : '';
}

function detailOf({ data }: Entry, { texts, lang }: DeskProps): string {
  const { cents, mail, kind, value, from, to, drafts, pictures } = data;
  if (from !== undefined && to !== undefined) {
    const { changed, unlimited } = texts.stock;
    return fill(changed, {
      from: String(from ?? unlimited),
      to: String(to ?? unlimited),
    });
  }
  if (typeof drafts === 'number' && typeof pictures === 'number') {
    return fill(texts.log.imported, { drafts, pictures });
  }
  if (typeof cents === 'number') return formatPrice(cents, lang);
  if (typeof mail === 'string') return mailName(texts, mail);
  if (typeof value !== 'number') return '';
  return kind === 'amount' ? formatPrice(value, lang) : percentText(value, lang);
}

function Line({ entry, ...props }: DeskProps & { readonly entry: Entry }) {
  const { texts, lang } = props;
  const cards = useAllCards(lang);
  const names: Readonly<Record<string, string>> = { ...texts.events, ...texts.actions };
  return (
    <li tabIndex={-1}>
      <span className="news-soft num">{formatDateTime(entry.at, lang)}</span>
      <span>
        <b>{names[entry.action] ?? entry.action}</b> <span>{subjectOf(entry, lang, cards)}</span>{' '}
        <span className="num">{detailOf(entry, props)}</span>
      </span>
      <span className="news-soft">{entry.by ?? texts.log.gone}</span>
    </li>
  );
}

const askLog = askAt(ADMIN_API.adminLog, adminLogReply, 'before');

function Entries({ texts, lang }: DeskProps) {
  const pages = usePages(askLog, '');
  const { reply, reload } = pages;
  const list = useRef<HTMLOListElement>(null);
  if (!reply?.ok) return <Waiting texts={texts} reply={reply} reload={reload} />;
  const entries = reply.data.flatMap((page) => page.entries);
  return (
    <>
      {entries.length === 0 && <p className="news-empty">{texts.log.none}</p>}
      <ol ref={list} className="desk-events">
        {entries.map((entry) => (
          <Line key={entry.id} texts={texts} lang={lang} entry={entry} />
        ))}
      </ol>
      <More texts={texts} list={list} pages={pages} />
    </>
  );
}

/** Actions of administrators with name and time; nothing here can be changed or removed. */
export function Log({ texts, lang }: DeskProps) {
  return (
    <section className="desk-panel" aria-label={texts.log.title}>
      <h2 className="desk-title">{texts.log.title}</h2>
      <p className="news-soft">{texts.log.text}</p>
      <Entries texts={texts} lang={lang} />
    </section>
  );
}
