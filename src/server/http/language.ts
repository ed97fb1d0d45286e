import type { Context } from 'hono';
import type { ErrorCode } from '#contract/errors.ts';
import { DEFAULT_LANG, type Lang, splitLang } from '#routes.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Named by the request's body; set by `readJson`. */
    language: Lang;
    /** One id per request, in the log and in `X-Request-Id`. */
    requestId: string;
    /** The client's address (`clientAddress`), for limits only; it is never stored. */
    address: string;
    /** Code of the expected failure that was answered; set by `failure`. */
    refusal: ErrorCode;
  }
}

/** The language a visitor's `Accept-Language` prefers, of those we speak. */
function acceptedLanguage(header: string | undefined): Lang | undefined {
  const ranked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((param) => /^\s*q=([01](?:\.\d{1,3})?)$/.exec(param)?.[1]).find(Boolean);
      return { lang: tag.split('-')[0], quality: q === undefined ? 1 : Number(q) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const best = ranked.find(({ lang }) => lang === 'de' || lang === 'en');
  return best?.lang === 'de' || best?.lang === 'en' ? best.lang : undefined;
}

function pageLanguage(referer: string | undefined): Lang | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  return splitLang(new URL(referer).pathname).lang;
}

/** Language of the reply: named by the body, else of the page the request came from, else the browser's, else German. */
export function languageOf(c: Context): Lang {
  return (
    c.get('language') ??
    pageLanguage(c.req.header('referer')) ??
    acceptedLanguage(c.req.header('accept-language')) ??
    DEFAULT_LANG
  );
}
