import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { securityHeaders } from '../http/security-headers.ts';
import { FileStore } from './file-store.ts';
import { loadPages } from './page-store.ts';
import { sendReply } from './reply.ts';
import { resolvePath } from './resolve.ts';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Folders in which a missing file gets a line of text instead of the whole 404 page. */
const FILES_ONLY = /^\/(assets|fonts|images)\//;

/**
 * Answers everything that is not the API, from memory: prerendered pages, files, redirects and 404
 * pages. Throws `BuildMissing` at start when there is nothing to serve.
 */
export function createPageServer(rootDir: string, baseUrl: string): RequestHandler {
  const distDir = path.join(rootDir, 'dist');
  const { pages, notFound, jerseyNotFound } = loadPages(distDir, baseUrl);
  const files = new FileStore(path.join(rootDir, 'public'), distDir, baseUrl);
  const plainHeaders = Object.entries(securityHeaders(baseUrl)).flat();
  const hasPage = (pathname: string) => pages.has(pathname);

  const sendText = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    headers: readonly string[],
  ) => {
    const body = Buffer.from(text);
    response.writeHead(status, [
      'Content-Type',
      'text/plain; charset=utf-8',
      'Content-Length',
      String(body.length),
      ...headers,
      ...plainHeaders,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      sendText(request, response, 405, 'Method not allowed\n', ['Allow', 'GET, HEAD']);
      return;
    }
    const mark = url.indexOf('?');
    const pathname = mark < 0 ? url : url.slice(0, mark);
    const found = pages.get(pathname) ?? files.get(pathname);
    if (found !== undefined) {
      sendReply(request, response, found);
      return;
    }
    if (FILES_ONLY.test(pathname)) {
      sendText(request, response, 404, 'Not found\n', ['Cache-Control', 'no-store']);
      return;
    }
    const resolved = resolvePath(pathname, mark < 0 ? '' : url.slice(mark), hasPage);
    if (resolved.kind === 'redirect') {
      const caching = resolved.status === 308 ? 'public, max-age=3600' : 'no-store';
      const headers = ['Location', resolved.to, 'Cache-Control', caching];
      sendText(request, response, resolved.status, `${resolved.to}\n`, headers);
      return;
    }
    const page = resolved.kind === 'notFound' ? notFound : jerseyNotFound;
    sendReply(request, response, page[resolved.lang]);
  };
}
