import type { Hono } from 'hono';
import type { CatalogueFaultsReply } from '#contract/admin-catalogue.ts';
import { PREVIEW_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { localized, SCREENS } from '#routes.ts';
import { listPaths } from '#rules/lists.ts';
import { readShowable } from '../catalogue/candidate.ts';
import { sellCatalogue } from '../catalogue/read-catalogue.ts';
import type { CatalogueShop } from '../catalogue/served-catalogue.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { PREVIEW_POLICY } from '../http/security-headers.ts';
import { serve } from '../http/serve.ts';

/** Pages that every catalogue has. */
const STATIC: readonly string[] = Object.values(SCREENS);

export function previewRoutes(shop: CatalogueShop): Hono {
  return serve(PREVIEW_ENDPOINTS, {
    'GET /api/admin/catalogue/preview': async (c, { query }) => {
      c.header('content-security-policy', PREVIEW_POLICY);
      const { path, product: id, lang } = query;
      const { shopMode } = shop.settings;
      const { catalogue, findings } = await readShowable(shop.db, shop.parts.catalogue, id);
      if (catalogue === undefined) {
        c.set('refusal', 'catalogue_faults');
        const error = errorBody(languageOf(c), 'catalogue_faults');
        const reply = { ...error, code: 'catalogue_faults' as const, findings: [...findings] };
        return c.json(reply satisfies CatalogueFaultsReply, ERROR_STATUS.catalogue_faults);
      }
      const pages = new Map(catalogue.products.map((each) => [each.id, each.path]));
      const isPage =
        path !== undefined &&
        [...STATIC, ...listPaths(catalogue), ...pages.values()].includes(path);
      const german = isPage ? path : pages.get(id ?? '');
      if (german === undefined) return failure(c, 'not_found');
      const sold = await sellCatalogue(shop.db, shopMode, catalogue);
      const html = await shop.parts.catalogue.preview(sold, localized(german, lang));
      if (html === undefined) return failure(c, 'unavailable', { retryAfterSeconds: 5 });
      return c.html(html, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    },
  });
}
