import { html } from 'hono/html';
import type { Html } from '#sandbox/page/layout.ts';
import type { Language } from '#sandbox/page/texts.ts';
import type { MailRecord } from '../mails.ts';
import type { InboxTexts } from './texts.ts';

const SHOWN = 100;
const ZONE = 'Europe/Berlin';

export interface InboxContext {
  texts: InboxTexts;
  language: Language;
  mails: readonly MailRecord[];
  /** The mail that is open. */
  mail: MailRecord | undefined;
}

/** The left side: the newest mails first. Replaced as a whole when a mail arrives. */
export function mailList({ texts, language, mails, mail: open }: InboxContext): Html {
  if (mails.length === 0) {
    return html`<div class="empty"><h2 class="section">${texts.empty}</h2><p>${texts.emptyHint}</p></div>`;
  }
  return html`<ol>
${mails.slice(0, SHOWN).map(
  (mail) =>
    html`<li><a class="mail" id="${mail.id}" href="/messages/${mail.id}" ${mail.id === open?.id ? html`aria-current="true"` : ''}>
<span class="mail-top note"><span class="line">${mail.to.join(', ')}</span><time datetime="${mail.receivedAt}">${shortTime(mail.receivedAt, language)}</time></span>
<span class="line strong">${mail.subject}</span>
<span class="line note">${mail.text.slice(0, 120)}</span>
</a></li>`,
)}
</ol>`;
}

function shortTime(iso: string, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const date = new Date(iso);
  const day = (value: Date): string => value.toLocaleDateString(locale, { timeZone: ZONE });
  return day(date) === day(new Date())
    ? date.toLocaleTimeString(locale, { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString(locale, { timeZone: ZONE, day: '2-digit', month: 'short' });
}

/** The right side: who, when, and the mail as HTML or as text. */
export function message({ texts, language, mail }: InboxContext, asText: boolean): Html {
  if (!mail) {
    return html`<div class="choose"><h1 class="section">${texts.missing}</h1><p>${texts.missingHint}</p></div>`;
  }
  const { id, subject, receivedAt } = mail;
  const time = new Date(receivedAt).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: ZONE,
    dateStyle: 'full',
    timeStyle: 'medium',
  });
  const tab = (text: boolean, label: string): Html =>
    html`<a class="link" href="/messages/${id}${text ? '?view=text' : ''}" ${text === asText ? html`aria-current="page"` : ''}>${label}</a>`;
  return html`<article class="message" aria-labelledby="subject">
<header>
<p class="message-back"><a class="link" href="/">${texts.back}</a></p>
<h1 id="subject" class="title">${subject}</h1>
<dl>
<div><dt>${texts.from}</dt><dd>${mail.fromName} &lt;${mail.from}&gt;</dd></div>
<div><dt>${texts.to}</dt><dd>${mail.to.join(', ')}</dd></div>
<div><dt>${texts.date}</dt><dd><time datetime="${receivedAt}">${time}</time></dd></div>
</dl>
<nav class="tabs" aria-label="${texts.viewsLabel}">
${tab(false, 'HTML')}
${tab(true, 'Text')}
</nav>
</header>
${
  asText
    ? html`<pre class="content" tabindex="0">${mail.text}</pre>`
    : html`<iframe class="body" src="/messages/${id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${texts.frame(subject)}"></iframe>`
}
</article>`;
}
