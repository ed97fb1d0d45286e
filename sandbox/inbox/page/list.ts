import { html } from 'hono/html';
import type { Html } from '#sandbox/page/layout.ts';
import type { MailRecord } from '../mails.ts';
import type { InboxTexts } from './texts.ts';

export const MAILS_PER_PAGE = 50;

export interface ListContext {
  texts: InboxTexts;
  language: 'de' | 'en';
  mails: readonly MailRecord[];
  /** 1 is the newest page. */
  page: number;
  selectedId: string | undefined;
}

/** The left side: the newest mails first. Replaced as a whole when a mail arrives. */
export function mailList(context: ListContext): Html {
  const { texts, mails, page } = context;
  if (mails.length === 0) {
    return html`<div class="empty"><h2 class="section">${texts.empty}</h2><p>${texts.emptyHint}</p></div>`;
  }
  const shown = mails.slice((page - 1) * MAILS_PER_PAGE, page * MAILS_PER_PAGE);
  return html`<ol>
${shown.map((mail) => entry(context, mail))}
</ol>
${pager(context)}`;
}

function entry({ texts, language, selectedId, page }: ListContext, mail: MailRecord): Html {
  const current = mail.id === selectedId;
  const query = page > 1 ? `?page=${page}` : '';
  return html`<li><a class="mail" id="${mail.id}" href="/messages/${mail.id}${query}" ${current ? html`aria-current="true"` : ''}>
<span class="mail-top note"><span class="line">${mail.to.join(', ')}</span><time datetime="${mail.receivedAt}">${shortTime(mail.receivedAt, language)}</time></span>
<span class="line strong">${mail.subject || texts.noSubject}</span>
<span class="line note">${preview(mail)}</span>
</a></li>`;
}

function pager({ texts, mails, page }: ListContext): Html | '' {
  const pages = Math.ceil(mails.length / MAILS_PER_PAGE);
  if (pages < 2) return '';
  return html`<nav class="pager between note" aria-label="${texts.list}">
${page > 1 ? html`<a class="link" href="/?page=${page - 1}">${texts.newer}</a>` : html`<span></span>`}
<span>${page} / ${pages}</span>
${page < pages ? html`<a class="link" href="/?page=${page + 1}">${texts.older}</a>` : html`<span></span>`}
</nav>`;
}

function preview(mail: MailRecord): string {
  return mail.text.replace(/\s+/g, ' ').trim().slice(0, 120);
}

const ZONE = 'Europe/Berlin';

function shortTime(iso: string, language: 'de' | 'en'): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const date = new Date(iso);
  const day = (value: Date): string => value.toLocaleDateString(locale, { timeZone: ZONE });
  return day(date) === day(new Date())
    ? date.toLocaleTimeString(locale, { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString(locale, { timeZone: ZONE, day: '2-digit', month: 'short' });
}

export function longTime(iso: string, language: 'de' | 'en'): string {
  return new Date(iso).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: ZONE,
    dateStyle: 'full',
    timeStyle: 'medium',
  });
}
