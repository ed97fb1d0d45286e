import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Keeps files back until the returned function is called; those that match `but` come at once. */
export async function holdBack(page: Page, files: RegExp, but?: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    if (!but?.test(route.request().url())) await released;
    // The page has been left, so its requests are dropped.
    await route.continue().catch(() => undefined);
  });
  return release;
}

export const EARLY_SCRIPT = /\/assets\/entry-early-[^/]+\.js$/;
/** Keeps the page's scripts back. */
export const holdScripts = (page: Page, but?: RegExp) =>
  holdBack(page, /\/assets\/[^/]+\.js$/, but);

export interface SlowLine {
  /** Address of the shop behind the slow line. */
  readonly url: string;
  /** Sends the second half of every page. */
  readonly release: () => void;
  readonly close: () => void;
}

/** Stands before the shop and keeps the second half of a page back until `release` is called. */
export async function slowLine(shop: string): Promise<SlowLine> {
  let release = () => {};
  const asked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, shop));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      response.write(body.subarray(0, body.length / 2));
      await asked;
      response.end(body.subarray(body.length / 2));
    } else {
      response.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, release, close: () => server.close() };
}
