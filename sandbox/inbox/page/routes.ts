import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { serveAssets } from '#sandbox/page/assets.ts';
import { type Html, layout, pageHeaders } from '#sandbox/page/layout.ts';
import { type Language, languageOf } from '#sandbox/page/texts.ts';
import type { Mailbox, MailRecord } from '../mails.ts';
import { mailList } from './list.ts';
import { frameBody, message, viewOf } from './message.ts';
import { type InboxTexts, inboxTexts } from './texts.ts';

/** The inbox for people. */
export function createInboxPage(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.route('/', serveAssets(import.meta.dirname, { css: 'inbox.css', js: 'inbox.js' }));

  app.get('/', (c) => {
    const { texts } = speak(c);
    return answer(c, mailbox, undefined, html`<p class="choose">${texts.choose}</p>`, 200);
  });

  app.get('/messages/:id', (c) => {
    const { texts, language } = speak(c);
    const mail = mailbox.find(c.req.param('id'));
    if (!mail) {
      const missing = html`<div class="choose"><h1 class="section">${texts.missing}</h1><p>${texts.missingHint}</p></div>`;
      return answer(c, mailbox, 'missing', missing, 404);
    }
    const view = viewOf(mail, c.req.query('view'));
    const body = message({ texts, language, mail, view });
    return answer(c, mailbox, mail.id, body, 200);
  });

  app.get('/messages/:id/body', (c) => {
    const mail = mailbox.find(c.req.param('id'));
    if (!mail) return c.notFound();
    const { origin } = new URL(c.req.url);
    return c.body(frameBody(mail), 200, {
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin} data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
    });
  });

  app.post('/clear', async (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return c.text('Forbidden', 403);
    await mailbox.clear();
    return c.redirect('/', 303);
  });
  return app;
}

function speak(c: Context): { texts: InboxTexts; language: Language } {
  const language = languageOf(null, c.req.header('accept-language'));
  return { language, texts: inboxTexts(language) };
}

/** The page, or with `?part=list` only its list: what the script asks for every few seconds. */
function answer(
  c: Context,
  mailbox: Mailbox,
  selectedId: string | undefined,
  content: Html,
  status: 200 | 404,
): Response {
  const { texts, language } = speak(c);
  const mails = mailbox.list();
  const etag = `"${mails.length}-${mails[0]?.id ?? 'none'}-${selectedId ?? ''}"`;
  const part = c.req.query('part') === 'list';
  if (part && c.req.header('if-none-match') === etag) return c.body(null, 304);
  const list = mailList({ texts, language, mails, selectedId });
  if (part) return c.body(String(list), 200, { ...pageHeaders(), etag });
  const page = frame({ texts, language, mails, selectedId, list, content });
  return c.body(String(page), status, pageHeaders());
}

interface Frame {
  texts: InboxTexts;
  language: Language;
  mails: readonly MailRecord[];
  selectedId: string | undefined;
  list: Html;
  content: Html;
}

function frame({ texts, language, mails, selectedId, list, content }: Frame): Html {
  const selected = mails.find((mail) => mail.id === selectedId);
  const title = selected ? `${selected.subject || texts.noSubject} – ${texts.title}` : texts.title;
  return layout({
    language,
    title,
    kind: selectedId ? 'reading' : 'listing',
    testBar: texts.testBar,
    head: html`<noscript><meta http-equiv="refresh" content="15"></noscript>`,
    body: html`<main class="panes">
<section class="list-pane" aria-labelledby="title">
<div class="list-head between">${heading(texts, selectedId)}
${
  mails.length > 0
    ? html`<form method="post" action="/clear" class="between note"><span>${texts.count(mails.length)}</span><button class="plain">${texts.clear}</button></form>`
    : ''
}</div>
<div id="list" data-new-mail="${texts.newMail}">${list}</div>
<p id="news" class="hidden" role="status"></p>
</section>
<div class="content-pane">${content}</div>
</main>`,
  });
}

/** A page has one main heading: the open mail's, or the list's own. */
function heading(texts: InboxTexts, selectedId: string | undefined): Html {
  const link = html`<a href="/">${texts.title}</a>`;
  return selectedId === undefined
    ? html`<h1 id="title" class="brand">${link}</h1>`
    : html`<h2 id="title" class="brand">${link}</h2>`;
}
