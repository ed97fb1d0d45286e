import { html } from 'hono/html';
import type { Html } from '#sandbox/page/layout.ts';
import type { MailRecord } from '../mails.ts';
import { longTime } from './list.ts';
import type { InboxTexts } from './texts.ts';

export const VIEWS = ['html', 'text', 'source'] as const;
export type View = (typeof VIEWS)[number];

export interface MessageContext {
  texts: InboxTexts;
  language: 'de' | 'en';
  mail: MailRecord;
  view: View;
}

/** The view a mail opens in: HTML when it has any. */
export function viewOf(mail: MailRecord, wanted: string | undefined): View {
  const view = VIEWS.find((one) => one === wanted);
  if (view === 'html' && mail.html === '') return 'text';
  return view ?? (mail.html === '' ? 'text' : 'html');
}

/** One mail: who, when, and its content in one of three views. */
export function message(context: MessageContext): Html {
  const { texts, language, mail } = context;
  const from = mail.fromName ? `${mail.fromName} <${mail.from}>` : mail.from;
  return html`<article class="message" aria-labelledby="subject">
<header>
<p class="message-back"><a class="link" href="/">${texts.back}</a></p>
<h1 id="subject" class="title">${mail.subject || texts.noSubject}</h1>
<dl>
<div><dt>${texts.from}</dt><dd>${from}</dd></div>
<div><dt>${texts.to}</dt><dd>${mail.to.join(', ')}</dd></div>
<div><dt>${texts.date}</dt><dd><time datetime="${mail.date}">${longTime(mail.date, language)}</time></dd></div>
</dl>
${tabs(context)}
</header>
${content(context)}
</article>`;
}

function tabs({ texts, mail, view }: MessageContext): Html {
  const available = VIEWS.filter((one) => one !== 'html' || mail.html !== '');
  return html`<nav class="tabs" aria-label="${texts.viewsLabel}">
${available.map(
  (one) =>
    html`<a class="link" href="/messages/${mail.id}?view=${one}" ${one === view ? html`aria-current="page"` : ''}>${texts.views[one]}</a>`,
)}
</nav>`;
}

function content({ texts, mail, view }: MessageContext): Html {
  if (view === 'source') {
    return html`<pre class="content source" tabindex="0">${Buffer.from(mail.raw, 'base64').toString('utf8')}</pre>`;
  }
  if (view === 'text') {
    return mail.text
      ? html`<pre class="content text" tabindex="0">${mail.text}</pre>`
      : html`<p class="content note">${texts.noText}</p>`;
  }
  return html`<iframe class="body" src="/messages/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox" title="${texts.frame(mail.subject || texts.noSubject)}"></iframe>`;
}

/**
 * The mail's own HTML for the frame: links open beside the inbox, embedded pictures come from the
 * mail. Its response's policy keeps scripts and forms out.
 */
export function frameBody(mail: MailRecord): string {
  const embedded = mail.html.replace(/(["'(])cid:([^"')\s]+)/gi, (whole, before, id) => {
    const name = decodeURIComponent(String(id));
    const index = mail.attachments.findIndex((one) => one.contentId === name);
    return index < 0 ? whole : `${before}/api/messages/${mail.id}/attachments/${index}`;
  });
  return `<base target="_blank">${embedded}`;
}
