import { html, raw } from 'hono/html';
import type { Html } from '#sandbox/page/layout.ts';
import { fill, type Language } from '#sandbox/page/texts.ts';
import type { MailRecord } from '#sandbox/records.ts';
import type de from './de.json';

const SHOWN = 100;
const ZONE = 'Europe/Berlin';

export interface InboxContext {
  texts: typeof de;
  language: Language;
  mails: readonly MailRecord[];
  /** The mail that is open. */
  mail: MailRecord | undefined;
}

/** The left side: the newest mails first. Replaced as a whole when a mail arrives. */
export function mailList({ texts, language, mails, mail: open }: InboxContext): Html {
  if (mails.length === 0) {
    return html`<div class="px-20 py-40 text-soft"><h2 class="section">${texts.empty}</h2><p>${texts.emptyHint}</p></div>`;
  }
  return html`<ol>
${mails.slice(0, SHOWN).map(
  (mail) =>
    html`<li><a class="block border-b border-line px-20 py-12 no-underline hover:bg-ground aria-[current=true]:bg-white aria-[current=true]:shadow-[inset_3px_0_0_var(--color-ink)]" id="${mail.id}" href="/messages/${mail.id}" ${mail.id === open?.id ? html`aria-current="true"` : ''}>
<span class="note flex justify-between gap-12"><span class="block truncate">${mail.to.join(', ')}</span><time class="flex-none tabular-nums" datetime="${mail.receivedAt}">${shortTime(mail.receivedAt, language)}</time></span>
<span class="strong block truncate">${mail.subject}</span>
<span class="note block truncate">${previewOf(mail)}</span>
</a></li>`,
)}
</ol>`;
}

/** Line that inboxes show below the subject: the hidden text that a mail begins with, else its text. */
function previewOf({ html: page, text }: MailRecord): Html | string {
  const hidden = /<div style="display:none[^>]*>([^<]*)/.exec(page)?.[1];
  return hidden ? raw(hidden) : text.slice(0, 120);
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
    return html`<div class="m-auto px-20 py-40 text-center text-soft"><h1 class="section">${texts.missing}</h1><p>${texts.missingHint}</p></div>`;
  }
  const { id, subject, receivedAt } = mail;
  const time = new Date(receivedAt).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: ZONE,
    dateStyle: 'full',
    timeStyle: 'medium',
  });
  const tab = (text: boolean, label: string): Html =>
    html`<a class="link border-b-2 border-transparent text-[16px] no-underline aria-[current]:border-ink aria-[current]:text-ink aria-[current]:font-[650] aria-[current]:font-stretch-[108%]" href="/messages/${id}${text ? '?view=text' : ''}" ${text === asText ? html`aria-current="page"` : ''}>${label}</a>`;
  return html`<article class="flex min-w-0 flex-1 flex-col" aria-labelledby="subject">
<header class="border-b border-line px-20 pt-8 wide:px-32 wide:pt-24">
<p class="wide:hidden"><a class="link" href="/">${texts.back}</a></p>
<h1 id="subject" class="display text-[28px]">${subject}</h1>
<dl class="mt-12 text-note *:flex *:gap-8 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:w-56 [&_dt]:flex-none [&_dt]:text-soft">
<div><dt>${texts.from}</dt><dd>${mail.fromName} &lt;${mail.from}&gt;</dd></div>
<div><dt>${texts.to}</dt><dd>${mail.to.join(', ')}</dd></div>
<div><dt>${texts.date}</dt><dd><time class="tabular-nums" datetime="${receivedAt}">${time}</time></dd></div>
</dl>
<nav class="mt-14 flex flex-wrap gap-x-20 gap-y-8" aria-label="${texts.viewsLabel}">
${tab(false, 'HTML')}
${tab(true, 'Text')}
</nav>
</header>
${
  asText
    ? html`<pre class="max-w-[75ch] flex-1 whitespace-pre-wrap wrap-anywhere p-20 wide:px-32" tabindex="0">${mail.text}</pre>`
    : html`<iframe class="min-h-[75vh] w-full flex-1 wide:min-h-320" src="/messages/${id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${fill(texts.frame, { subject })}"></iframe>`
}
</article>`;
}
