import { lookOf, webManifest } from '#rules/look.ts';
import { iconPath } from '#rules/shop-marks.ts';
import { firmOf } from '../firm.ts';
import type { HasCatalogue, Shop } from '../shop.ts';

/** Files of `public/` that show the demo's name. */
export const DEMO_MARKS =
  /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:192|512)\.png|wordmark\.(?:svg|png)|site\.webmanifest)$/;

interface OwnMark {
  readonly status: 200 | 302 | 404;
  readonly text: string;
  readonly headers: readonly string[];
}

/** Returns what a shop with a look of its own has in place of such a file; undefined for the demo's. */
export function ownMark(
  shop: Pick<Shop, 'settings'> & HasCatalogue,
  pathname: string,
): OwnMark | undefined {
  const firm = firmOf(shop);
  const look = lookOf(firm, shop.settings.shopMode);
  if (look === undefined) return undefined;
  if (pathname === '/site.webmanifest') {
    const headers = [
      ...['Content-Type', 'application/manifest+json; charset=utf-8'],
      ...['Cache-Control', 'no-cache'],
    ];
    return { status: 200, text: webManifest(firm.name, look), headers };
  }
  const side = pathname === '/icon-512.png' ? 512 : 192;
  const to = pathname.startsWith('/wordmark.') ? look.wordmark?.src : iconPath(side, look.stamp);
  if (to === undefined) return { status: 404, text: 'Not found\n', headers: [] };
  return { status: 302, text: `${to}\n`, headers: ['Location', to, 'Cache-Control', 'no-cache'] };
}
