import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { serveAssets } from '#sandbox/page/assets.ts';
import { type Html, layout, pageHeaders } from '#sandbox/page/layout.ts';
import { fill, languageOf } from '#sandbox/page/texts.ts';
import type { MailRecord } from '#sandbox/records.ts';
import { embedded, type Mailbox } from '../mails.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { type InboxContext, mailList, message } from './list.ts';

/** The inbox for people. */
export function createInboxPage(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.route('/', serveAssets(import.meta.dirname, 'inbox.js'));

  app.get('/', (c) => {
    const context = contextOf(c, mailbox, undefined);
    const choose = html`<p class="m-auto px-20 py-40 text-center text-soft">${context.texts.choose}</p>`;
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

  app.post('/clear', (c) => {
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return c.text('Forbidden', 403);
    mailbox.clear();
    return c.redirect('/', 303);
  });
  return app;
}

function contextOf(c: Context, mailbox: Mailbox, mail: MailRecord | undefined): InboxContext {
  const language = languageOf(null, c.req.header('accept-language'));
  return { language, texts: language === 'de' ? de : en, mails: mailbox.list(), mail };
}

const BETWEEN = 'flex flex-wrap items-center justify-between gap-x-16 gap-y-4';

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
  const heading = html`<a class="inline-block py-6 no-underline" href="/">${texts.title}</a>`;
  const page = layout({
    language,
    title: mail ? `${mail.subject} – ${texts.title}` : texts.title,
    className: 'wide:h-[100vh]',
    testBar: texts.testBar,
    body: html`<main class="flex min-h-0 flex-1 [&_:focus-visible]:-outline-offset-2">
<section class="${kind === 'reading' ? 'hidden' : ''} w-full border-line bg-paper wide:block wide:w-400 wide:flex-none wide:overflow-y-auto wide:border-r" aria-label="${texts.title}">
<div class="border-b border-line px-20 py-12 ${BETWEEN}">${kind === 'listing' ? html`<h1 class="display brand">${heading}</h1>` : html`<h2 class="display brand">${heading}</h2>`}
${
  mails.length > 0
    ? html`<form method="post" action="/clear" class="note ${BETWEEN}"><span>${mails.length === 1 ? texts.countOne : fill(texts.count, { count: mails.length })}</span><button class="min-h-44 bg-transparent px-4 underline underline-offset-3">${texts.clear}</button></form>`
    : ''
}</div>
<div id="list" data-new-mail="${texts.newMail}">${list}</div>
<p id="news" class="sr-only" role="status"></p>
</section>
<div class="${kind === 'listing' ? 'hidden' : 'flex'} min-w-0 flex-1 wide:flex wide:overflow-y-auto">${content}</div>
</main>`,
  });
  return c.body(String(page), kind === 'listing' || mail ? 200 : 404, pageHeaders());
}
