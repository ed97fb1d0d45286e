import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { serveAssets } from '#sandbox/page/assets.ts';
import { type Html, layout, pageHeaders } from '#sandbox/page/layout.ts';
import { languageOf } from '#sandbox/page/texts.ts';
import { embedded, type Mailbox, type MailRecord } from '../mails.ts';
import { type InboxContext, mailList, message } from './list.ts';
import { inboxTexts } from './texts.ts';

/** The inbox for people. */
export function createInboxPage(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.route('/', serveAssets(import.meta.dirname, { css: 'inbox.css', js: 'inbox.js' }));

  app.get('/', (c) => {
    const context = contextOf(c, mailbox, undefined);
    const choose = html`<p class="choose">${context.texts.choose}</p>`;
    return show(c, context, choose, 'listing');
  });

  app.get('/messages/:id', (c) => {
    const mail = mailbox.find(c.req.param('id'));
    const context = contextOf(c, mailbox, mail);
    const asText = c.req.query('view') === 'text' || mail?.html === '';
    return show(c, context, message(context, asText), 'reading');
  });

  /** The mail's own HTML for the frame: links open beside the inbox, scripts and forms stay out. */
  app.get('/messages/:id/body', (c) => {
    const mail = mailbox.find(c.req.param('id'));
    if (!mail) return c.notFound();
    const { origin } = new URL(c.req.url);
    const own = mail.html.replaceAll(/(?<=["'(])cid:/g, `/messages/${mail.id}/embedded/`);
    return c.body(`<base target="_blank">${own}`, 200, {
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${origin} data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
    });
  });

  app.get('/messages/:id/embedded/:name', async (c) => {
    const mail = mailbox.find(c.req.param('id'));
    const found = mail && (await embedded(mail, c.req.param('name')));
    if (!found) return c.notFound();
    return c.body(found.bytes, 200, {
      'content-type': found.type,
      // Strangers' files are never rendered as pages of ours.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
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

function contextOf(c: Context, mailbox: Mailbox, mail: MailRecord | undefined): InboxContext {
  const language = languageOf(null, c.req.header('accept-language'));
  return { language, texts: inboxTexts(language), mails: mailbox.list(), mail };
}

/** The page, or with `?part=list` only its list: what the script asks for every few seconds. */
function show(
  c: Context,
  context: InboxContext,
  content: Html,
  kind: 'listing' | 'reading',
): Response {
  const { language, texts, mails, mail } = context;
  const etag = `"${mails.length}-${mails[0]?.id}-${mail?.id}"`;
  const isPart = c.req.query('part') === 'list';
  if (isPart && c.req.header('if-none-match') === etag) return c.body(null, 304);
  const list = mailList(context);
  if (isPart) return c.body(String(list), 200, { ...pageHeaders(), etag });
  // A page has one main heading: the open mail's, or the list's own.
  const heading = html`<a href="/">${texts.title}</a>`;
  const page = layout({
    language,
    title: mail ? `${mail.subject} – ${texts.title}` : texts.title,
    kind,
    testBar: texts.testBar,
    body: html`<main class="panes">
<section class="list-pane" aria-label="${texts.title}">
<div class="list-head between">${kind === 'listing' ? html`<h1 class="brand">${heading}</h1>` : html`<h2 class="brand">${heading}</h2>`}
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
  return c.body(String(page), kind === 'listing' || mail ? 200 : 404, pageHeaders());
}
