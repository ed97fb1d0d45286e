import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { TextId } from '#catalogue/page-texts.ts';
import {
  href,
  isBackOffice,
  type Lang,
  localized,
  SCREENS,
  type Screen,
  screenAt,
  splitLang,
} from '#routes.ts';
import { isOnLoopback } from '../env/values.ts';
import type { Settings } from '../env.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { prepareReply, type Reply } from './reply.ts';
import german from './resting.de.json' with { type: 'json' };
import english from './resting.en.json' with { type: 'json' };

/** Screens that answer while the shop rests: what was bought, rights, and accounts. */
const OPEN: readonly Screen[] = [
  ...(['imprint', 'terms', 'privacy', 'withdrawal', 'shipping', 'accessibility'] as const),
  ...([
    'declareWithdrawal',
    'auth',
    'account',
    'newsletter',
    'order',
    'success',
    'cancel',
  ] as const),
];
/** Those of them that the notice links by the names of their texts. */
const LINKED: readonly TextId[] = ['imprint', 'terms', 'privacy', 'withdrawal'];

/** Seconds after which browsers and crawlers may ask again. */
const RETRY_AFTER_S = 3_600;

/** The shop's type; its sheets have names that this page doesn't know. */
const [FONT = ''] =
  /@font-face \{[^}]*\}/.exec(
    readFileSync(new URL('../../browser/font/fonts.css', import.meta.url), 'utf8'),
  ) ?? [];
const STYLE =
  FONT +
  'body{margin:0;padding:24px clamp(16px,2.4vw,40px) 48px;font:1.125rem/1.45 Archivo,sans-serif;color:#141413;background:#f6f4f1}' +
  'b,h1{font-weight:800;font-stretch:125%;letter-spacing:-.03em;overflow-wrap:anywhere}b{font-size:1.375rem}' +
  'h1{margin:18vh 0 24px;font-size:clamp(2.75rem,9.4vw,9.25rem);line-height:.92}p{max-width:34em;margin:0;white-space:pre-line}' +
  'ul{display:flex;flex-wrap:wrap;gap:0 24px;margin:56px 0 0;padding:16px 0 0;border-top:1.5px solid;list-style:none}' +
  'a{display:inline-block;padding:10px 0;color:inherit;text-underline-offset:3px}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const TEXTS = { de: german, en: english };

/** True if a path answers as ever while every page of the shop rests. */
export function answersAtRest(pathname: string): boolean {
  const screen = screenAt(splitLang(pathname).path);
  return isBackOffice(pathname) || (screen !== undefined && OPEN.includes(screen));
}

/**
 * True while pages of the range answer only the owner: the shop pauses, or has not opened yet. Before it opens, a shop that
 * only this machine reaches shows itself.
 */
export function isResting(
  { firm, unopened }: Pick<Catalogue, 'firm' | 'unopened'>,
  settings: Pick<Settings, 'host' | 'baseUrl'>,
): boolean {
  return firm?.pause === 'shop' || (unopened === true && !isOnLoopback(settings));
}

/** Returns the notice in place of a page while the shop rests, with status 503 and the owner's sentence. */
export function restingReply(
  { firm, texts, unopened }: Pick<Catalogue, 'firm' | 'texts' | 'unopened'>,
  name: string,
  lang: Lang,
  baseUrl: string,
): Reply {
  const { unopened: before, ...paused } = TEXTS[lang];
  const own = unopened ? { ...paused, ...before } : paused;
  const links: readonly (readonly [href: string, label: string])[] = [
    ...LINKED.map((id) => [href(id, lang), texts[id].name[lang]] as const),
    [href('declareWithdrawal', lang), own.declareWithdrawal],
    [localized(SCREENS.account, lang), own.account],
  ];
  const items = links.map(([to, label]) => html`<li><a href="${to}">${label}</a></li>`);
  const text = (!unopened && firm?.pauseText?.[lang].trim()) || own.text;
  const page = html`<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${own.title} | ${name}</title><style>${raw(STYLE)}</style><main><b>${name}</b><h1>${own.title}</h1><p>${text}</p><nav aria-label="${own.links}"><ul>${items}</ul></nav></main></html>`;
  return prepareReply({
    status: 503,
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-store, no-transform',
    headers: {
      'Retry-After': String(RETRY_AFTER_S),
      'Content-Security-Policy': pagePolicy({ script: [], style: [STYLE_HASH] }),
      ...securityHeaders(baseUrl),
    },
    identity: Buffer.from(String(page)),
  });
}
