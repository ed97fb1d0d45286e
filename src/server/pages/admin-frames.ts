import path from 'node:path';
import { isBackOffice, type Lang, splitLang } from '#routes.ts';
import { TOKEN_COOKIE } from '../http/login-token.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { ADMIN_FRAMES } from '../rendering/build-files.ts';
import { readOptional } from '../rendering/read-file.ts';
import { prepareReply, type Reply } from './reply.ts';

/** Documents of a language: for a browser with a login, which loads the app at once, and for any other. */
export type AdminFrames = Readonly<Record<'signedIn' | 'signedOut', string>>;

/**
 * Returns the response of an address of the back office, for a request with these cookies: documents per language, which
 * hold no data. A cookie of a login is a mere hint: what it is worth is asked later.
 */
export function readAdminFrames(
  dist: string,
  baseUrl: string,
): (pathname: string, cookies?: string) => Reply | undefined {
  const text = readOptional(path.join(dist, ADMIN_FRAMES))?.toString();
  const frames: Readonly<Partial<Record<Lang, AdminFrames>>> = text ? JSON.parse(text) : {};
  const replyOf = (html: string) =>
    prepareReply({
      status: 200,
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-store, no-transform',
      headers: {
        'Content-Security-Policy': pagePolicy({ script: [], style: [] }),
        ...securityHeaders(baseUrl),
      },
      identity: Buffer.from(html),
    });
  const replies = new Map(
    Object.entries(frames).map(([lang, { signedIn, signedOut }]) => [
      lang,
      { signedIn: replyOf(signedIn), signedOut: replyOf(signedOut) },
    ]),
  );
  return (pathname, cookies = '') => {
    if (!isBackOffice(pathname)) return undefined;
    const own = replies.get(splitLang(pathname).lang);
    return own?.[cookies.includes(`${TOKEN_COOKIE}=`) ? 'signedIn' : 'signedOut'];
  };
}
