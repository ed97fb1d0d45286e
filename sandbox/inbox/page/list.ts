import { html } from 'hono/html';
import type { Html } from '#sandbox/page/layout.ts';
import type { MailRecord } from '../mails.ts';
import type { InboxTexts } from './texts.ts';

const SHOWN = 100;

export interface ListContext {
  texts: InboxTexts;
  language: 'de' | 'en';
  mails: readonly MailRecord[];
  selectedId: string | undefined;
}

/** The left side: the newest mails first. Replaced as a whole when a mail arrives. */
export function mailList(context: ListContext): Html {
  const { texts, mails } = context;
  if (mails.length === 0) {
    return html`<div class="empty"><h2 class="section">${texts.empty}</h2><p>${texts.emptyHint}</p></div>`;
  }
  return html`<ol>
${mails.slice(0, SHOWN).map((mail) => entry(context, mail))}
</ol>`;
}

function entry({ texts, language, selectedId }: ListContext, mail: MailRecord): Html {
  const current = mail.id === selectedId;
  return html`<li><a class="mail" id="${mail.id}" href="/messages/${mail.id}" ${current ? html`aria-current="true"` : ''}>
<span class="mail-top note"><span class="line">${mail.to.join(', ')}</span><time datetime="${mail.receivedAt}">${shortTime(mail.receivedAt, language)}</time></span>
<span class="line strong">${mail.subject || texts.noSubject}</span>
<span class="line note">${preview(mail)}</span>
</a></li>`;
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
