import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';
import { LANGS, type Lang } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { composeMail, type MailSettings } from '#server/mail/compose.ts';
import { MAIL_SAMPLES } from '#server/mail/samples.fixture.ts';
import { MAIL_KINDS, type MailKind } from '#server/mail-queue/mail-kinds.ts';

/**
 * Preview of every mail with sample data in development: `npm run dev`, then `/_mails`. Only the dev server
 * imports this file.
 */

export const PREVIEW_PATH = '/_mails';
/** The narrowest phone, and the largest width of a mail. */
const WIDTHS_PX = [320, 640] as const;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

function composed(kind: MailKind, language: Lang, settings: MailSettings) {
  return composeMail({ kind, language, data: MAIL_SAMPLES[kind] }, settings, seedCatalogue);
}

/** Returns the mail's markup in a fixed colour scheme, independent of the browser's setting. */
function inScheme(markup: string, scheme: Scheme): string {
  const media = scheme === 'dark' ? '@media all' : '@media not all';
  return markup.replaceAll('@media (prefers-color-scheme: dark)', media);
}

function page(title: string, body: ReturnType<typeof html>): string {
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #e9e9e7; color: #141413; }
a { color: inherit; } li { padding: 4px 0; } h2 { font-size: 16px; margin: 24px 0 8px; }
.frames { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
iframe { height: 900px; border: 1px solid #999; background: #fff; }
pre { max-width: 640px; padding: 16px; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere; }
</style></head><body>${body}</body></html>`);
}

function list(): string {
  const entries = MAIL_KINDS.map(
    (kind) =>
      html`<li>${kind} ${LANGS.map((lang) => html` <a href="${PREVIEW_PATH}/${kind}/${lang}">${lang}</a>`)}</li>`,
  );
  return page('Mails', html`<h1>Mails</h1><ul>${entries}</ul>`);
}

function look(kind: MailKind, lang: Lang, settings: MailSettings): string {
  const { subject, text } = composed(kind, lang, settings);
  const frames = SCHEMES.map(
    (scheme) =>
      html`<h2>${scheme}</h2><div class="frames">${WIDTHS_PX.map(
        (width) =>
          html`<iframe sandbox title="${scheme}, ${width} px" width="${width}" src="${PREVIEW_PATH}/${kind}/${lang}/${scheme}"></iframe>`,
      )}</div>`,
  );
  return page(
    subject,
    html`<p><a href="${PREVIEW_PATH}">All mails</a></p><h1>${subject}</h1>${frames}<h2>text</h2><pre>${text}</pre>`,
  );
}

/** Returns the page of a path below `/_mails`; undefined for an unknown path. */
export function mailPreview(pathname: string, settings: MailSettings): string | undefined {
  if (pathname === PREVIEW_PATH) return list();
  const [, , kindNamed, langNamed, form, ...more] = pathname.split('/');
  const kind = MAIL_KINDS.find((known) => known === kindNamed);
  const lang = LANGS.find((known) => known === langNamed);
  if (!kind || !lang || more.length > 0) return undefined;
  if (form === undefined) return look(kind, lang, settings);
  const scheme = SCHEMES.find((known) => known === form);
  return scheme && inScheme(composed(kind, lang, settings).html, scheme);
}

/** Handles requests below `/_mails`. Returns false for any other request. */
export function answerPreview(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  settings: MailSettings,
): boolean {
  const { pathname } = new URL(url, 'http://shop');
  if (pathname !== PREVIEW_PATH && !pathname.startsWith(`${PREVIEW_PATH}/`)) return false;
  const preview = mailPreview(pathname, settings);
  response.writeHead(preview ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(preview ?? 'No such mail.');
  return true;
}
