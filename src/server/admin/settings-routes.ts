import type { Hono } from 'hono';
import type { Firm } from '#catalogue/catalogue.ts';
import { SETTINGS_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { isDemo } from '#rules/claims.ts';
import { newestVersion } from '../catalogue/current-entries.ts';
import type { HasServedCatalogue } from '../catalogue/served-catalogue.ts';
import { type FirmSettings, firmIn } from '../firm.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type Shop } from '../shop.ts';

/** Values that hold where a firm stores none; those made of its names follow the stored ones. */
function defaultsOf({ name, company }: Firm, settings: FirmSettings): Firm {
  const stored = { ...(name && { name }), ...(company && { company }) };
  const { brand, sender } = firmIn({ firm: stored }, settings);
  const named = firmIn({ firm: company ? { company } : {} }, settings);
  const { company: facts, methods, senderEmail, saleMails, smallBusiness } = firmIn({}, settings);
  const { name: operator, ...rest } = facts;
  return {
    ...rest,
    ...{ name: named.name, company: operator, brand, sender },
    ...{ methods, senderEmail, saleMails, smallBusiness },
  };
}

export function settingsRoutes(shop: Shop & HasServedCatalogue): Hono {
  return serve(SETTINGS_ENDPOINTS, {
    'GET /api/admin/settings': async () => {
      const { firm = {} } = catalogueOf(shop);
      const { settings } = shop;
      return {
        is_demo: isDemo(settings.shopMode),
        served: shop.parts.catalogue.number,
        newest: await newestVersion(shop.db),
        pause: firm.pause ?? null,
        defaults: { ...defaultsOf(firm, settings) },
      };
    },
  });
}
