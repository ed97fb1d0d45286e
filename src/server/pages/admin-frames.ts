import path from 'node:path';
import { isBackOffice, type Lang, splitLang } from '#routes.ts';
import { pagePolicy, securityHeaders } from '../http/security-headers.ts';
import { ADMIN_FRAMES } from '../rendering/build-files.ts';
import { readOptional } from '../rendering/read-file.ts';
import { prepareReply, type Reply } from './reply.ts';

/** Returns the response of an address of the back office: one document per language, which holds no data. */
export function readAdminFrames(
  dist: string,
  baseUrl: string,
): (pathname: string) => Reply | undefined {
  const text = readOptional(path.join(dist, ADMIN_FRAMES))?.toString();
  const frames: Readonly<Partial<Record<Lang, string>>> = text ? JSON.parse(text) : {};
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
  const replies = new Map(Object.entries(frames).map(([lang, html]) => [lang, replyOf(html)]));
  return (pathname) => (isBackOffice(pathname) ? replies.get(splitLang(pathname).lang) : undefined);
}
