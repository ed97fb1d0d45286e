import type { Hono } from 'hono';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { TEXT_IDS, type TextId } from '#catalogue/page-texts.ts';
import type { CatalogueFaultsReply } from '#contract/admin-catalogue.ts';
import { PREVIEW_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { href, localized, SCREENS } from '#routes.ts';
import { pagePaths } from '#rules/lists.ts';
import { readShowable } from '../catalogue/candidate.ts';
import type { Entry } from '../catalogue/entries.ts';
import { sellCatalogue } from '../catalogue/read-catalogue.ts';
import type { CatalogueShop } from '../catalogue/served-catalogue.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { PREVIEW_POLICY } from '../http/security-headers.ts';
import { serve } from '../http/serve.ts';

/** Returns the German path of the page that shows an entry; undefined if there is none. */
function pathOfEntry(
  { products, pages, collections }: Catalogue,
  { kind, id }: Pick<Entry, 'kind' | 'id'>,
): string | undefined {
  if (kind === 'product') return products.find((each) => each.id === id)?.path;
  if (kind === 'page') return pages[id]?.path;
  if (kind === 'collection') return collections[id]?.path;
  if (kind === 'texts')
    return TEXT_IDS.some((each) => each === id) ? href(id as TextId, 'de') : undefined;
  return SCREENS.home;
}

export function previewRoutes(shop: CatalogueShop): Hono {
  return serve(PREVIEW_ENDPOINTS, {
    'GET /api/admin/catalogue/preview': async (c, { query }) => {
      c.header('content-security-policy', PREVIEW_POLICY);
      const { path, kind, id, lang } = query;
      const entry = kind && id ? { kind, id } : undefined;
      const { shopMode } = shop.settings;
      const { catalogue, findings } = await readShowable(shop.db, shop.parts.catalogue, entry);
      if (catalogue === undefined) {
        c.set('refusal', 'catalogue_faults');
        const error = errorBody(languageOf(c), 'catalogue_faults');
        const reply = { ...error, code: 'catalogue_faults' as const, findings: [...findings] };
        return c.json(reply satisfies CatalogueFaultsReply, ERROR_STATUS.catalogue_faults);
      }
      const german = entry
        ? pathOfEntry(catalogue, entry)
        : pagePaths(catalogue).find((each) => each === path);
      if (german === undefined) return failure(c, 'not_found');
      const sold = await sellCatalogue(shop.db, shopMode, catalogue);
      const html = await shop.parts.catalogue.pages.renderPage(sold, localized(german, lang));
      if (html === undefined) return failure(c, 'unavailable', { retryAfterSeconds: 5 });
      return c.html(html, 200, {
        'cache-control': 'no-store, no-transform',
        'x-robots-tag': 'noindex',
      });
    },
  });
}
