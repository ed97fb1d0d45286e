import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { CURRENT_VERSION } from '#contract/document-version.ts';
import type { PlainState } from '#contract/plain-success.ts';
import { href, splitLang } from '#routes.ts';
import type { CatalogueShop } from '../catalogue/served-catalogue.ts';
import { firmOf } from '../firm.ts';
import { bareHeaders } from '../http/security-headers.ts';
import type { RequestHandler } from '../http/server.ts';
import { ensureRendered } from '../rendering/ensure-rendered.ts';
import { type Renderer, RendererEnded } from '../rendering/renderer.ts';
import { catalogueOf } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { readAdminFrames } from './admin-frames.ts';
import { FileReader, FileStore } from './file-store.ts';
import { DEMO_MARKS, ownMark } from './own-marks.ts';
import { sendReply } from './reply.ts';
import { resolvePath } from './resolve.ts';
import { answersAtRest, isResting, restingReply } from './resting.ts';
import { SharedFiles } from './shared-files.ts';
import { Site } from './site.ts';

/** Folders in which a missing file gets a line of text instead of the 404 page. */
const FILES_ONLY = /^\/(assets|data|fonts|images|\.well-known)\//;

const CURRENT_DATA = `/data/${CURRENT_VERSION}/`;

/** Leads password managers to the page that changes a password. */
const CHANGE_PASSWORD = '/.well-known/change-password';
const SECURITY_TXT = '/.well-known/security.txt';
const SECURITY_TXT_LASTS_MS = 180 * 24 * 60 * 60 * 1000;

/** Returns the contact for reports of vulnerabilities (RFC 9116), which requires an expiry date. */
function securityText(contact: string, baseUrl: string, now: number): string {
  const day = new Date(now + SECURITY_TXT_LASTS_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${day}T00:00:00.000Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${baseUrl}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

interface PageServerOptions {
  /** Mail address for `/.well-known/security.txt`; without it the file doesn't exist. */
  readonly securityContact?: string;
  /** Returns the state of the checkout that a request for `/success` names; never rejects. */
  readonly plainStates?: (request: IncomingMessage) => Promise<PlainState>;
  /** True for a request of the owner, who sees the pages of a shop that rests; never rejects. */
  readonly isOwner?: (request: IncomingMessage) => Promise<boolean>;
  /** Takes each request of a page's document. */
  readonly countEntry?: (path: string, headers: IncomingHttpHeaders) => void;
  /** Shop whose marks appear in the structured data of product pages, and with which the server stops. */
  readonly shop?: CatalogueShop & HasSoldOut;
  /** Limit of documents in memory; default: 48 MB. */
  readonly documentBytes?: number;
  /** Renderer that is at work for this catalogue. */
  readonly renderer?: Renderer | undefined;
}

export interface PageServer {
  readonly serve: RequestHandler;
  readonly site: Site;
}

/**
 * Serves everything outside the API: prerendered pages, files, redirects and 404 pages. Pages come from memory, as
 * far as their limit goes. Only `/success` waits for `plainStates`. Throws `BuildMissing` at start if the catalogue
 * is not rendered.
 */
export function createPageServer(
  rootDir: string,
  baseUrl: string,
  catalogue: Catalogue,
  options: PageServerOptions = {},
): PageServer {
  const {
    securityContact,
    plainStates = async () => 'unknown',
    isOwner = async () => false,
    countEntry,
    ...siteOptions
  } = options;
  const { shop } = options;
  const dist = path.join(rootDir, 'dist');
  const reader = new FileReader(baseUrl);
  const files = new FileStore(path.join(rootDir, 'public'), dist, reader);
  const adminFrame = readAdminFrames(dist, baseUrl);
  const shared = shop && new SharedFiles(shop, dist, reader);
  const site = new Site({ dist, baseUrl, catalogue, files: reader, shared, ...siteOptions });
  if (shop) shop.parts.catalogue.pages = site;
  const plainHeaders = bareHeaders(baseUrl);

  const sendText = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    text: string,
    headers: readonly string[],
  ) => {
    const body = Buffer.from(text);
    response.writeHead(status, [
      ...(headers.includes('Content-Type') ? [] : ['Content-Type', 'text/plain; charset=utf-8']),
      'Content-Length',
      String(body.length),
      ...headers,
      ...plainHeaders,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (error instanceof RendererEnded) {
      shop?.log.failed('a page could not be rendered', error);
      const headers = ['Cache-Control', 'no-store', 'Retry-After', '5'];
      sendText(request, response, 503, 'Service unavailable\n', headers);
      return;
    }
    shop?.log.error('a page could not be read', error);
    sendText(request, response, 500, 'Internal error\n', ['Cache-Control', 'no-store']);
  };

  /** `isShown`: also while the shop rests. */
  const answer = (request: IncomingMessage, response: ServerResponse, isShown: boolean) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      sendText(request, response, 405, 'Method not allowed\n', ['Allow', 'GET, HEAD']);
      return;
    }
    const mark = url.indexOf('?');
    const pathname = mark < 0 ? url : url.slice(0, mark);
    const { current } = site;
    const { pages, soldOut } = current;
    const { versionHeader } = pages;
    const replies = pages.success(pathname);
    if (replies !== undefined) {
      void plainStates(request).then((state) =>
        sendReply(request, response, replies[state], versionHeader),
      );
      return;
    }
    const rests = shop && isResting(catalogueOf(shop), shop.settings) && !answersAtRest(pathname);
    if (rests && !isShown && pages.has(pathname)) {
      void isOwner(request).then((isTheirs) => {
        if (isTheirs) return serve(request, response, true);
        const { lang } = splitLang(pathname);
        const { name } = firmOf(shop);
        sendReply(request, response, restingReply(catalogueOf(shop), name, lang, baseUrl));
      });
      return;
    }
    if (countEntry && method === 'GET' && pages.has(pathname))
      countEntry(pathname, request.headers);
    const document =
      soldOut?.get(pathname) ?? pages.get(pathname) ?? adminFrame(pathname, request.headers.cookie);
    if (document !== undefined) {
      sendReply(request, response, document, versionHeader);
      return;
    }
    if (pages.has(pathname)) {
      site.make(current, pathname).then(
        (made) => sendReply(request, response, made, versionHeader),
        (error: unknown) => fail(request, response, error),
      );
      return;
    }
    if (shop && DEMO_MARKS.test(pathname)) {
      const own = ownMark(shop, pathname);
      if (own) {
        sendText(request, response, own.status, own.text, own.headers);
        return;
      }
    }
    const file = files.get(pathname) ?? site.file(pathname);
    if (file !== undefined) {
      sendReply(request, response, file);
      return;
    }
    if (pathname === SECURITY_TXT && securityContact !== undefined) {
      const text = securityText(securityContact, baseUrl, Date.now());
      sendText(request, response, 200, text, ['Cache-Control', 'public, max-age=86400']);
      return;
    }
    if (pathname === CHANGE_PASSWORD) {
      const to = href('account', 'de');
      sendText(request, response, 302, `${to}\n`, ['Location', to, 'Cache-Control', 'no-store']);
      return;
    }
    if (pathname.startsWith(CURRENT_DATA)) {
      const to = pathname.replace(CURRENT_DATA, `/data/${pages.version}/`);
      sendText(request, response, 307, `${to}\n`, ['Location', to, 'Cache-Control', 'no-store']);
      return;
    }
    if (FILES_ONLY.test(pathname)) {
      const found = Promise.resolve(shared?.find(pathname)).catch(() => undefined);
      void found.then((reply) => {
        if (reply) sendReply(request, response, reply);
        else sendText(request, response, 404, 'Not found\n', ['Cache-Control', 'no-store']);
      });
      return;
    }
    const search = mark < 0 ? '' : url.slice(mark);
    const resolved = resolvePath(
      pathname,
      search,
      (spelled) => pages.has(spelled),
      shop?.parts.catalogue.formerPaths,
      pages.unknown,
      shop && catalogueOf(shop).redirects,
    );
    if (resolved.kind === 'redirect') {
      // A 301 isn't kept: a retired product may return.
      const caching = resolved.status === 308 ? 'public, max-age=3600' : 'no-store';
      const headers = ['Location', resolved.to, 'Cache-Control', caching];
      sendText(request, response, resolved.status, `${resolved.to}\n`, headers);
      return;
    }
    const reply = pages.replyToUnknown(resolved.lang, resolved.list);
    sendReply(request, response, reply, versionHeader);
  };
  const serve = (request: IncomingMessage, response: ServerResponse, isShown = false) => {
    try {
      answer(request, response, isShown);
    } catch (error) {
      fail(request, response, error);
    }
  };
  return { serve, site };
}

/** The same as `createPageServer`, but renders the catalogue first if it has to, as far as it has to. */
export async function openPageServer(
  ...[rootDir, baseUrl, catalogue, options]: Parameters<typeof createPageServer>
): Promise<PageServer> {
  const renderer = await ensureRendered(path.join(rootDir, 'dist'), catalogue);
  return createPageServer(rootDir, baseUrl, catalogue, { ...options, renderer });
}
