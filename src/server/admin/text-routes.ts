import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { TEXT_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import type { LANGS } from '#routes.ts';
import { legalValues } from '#rules/company-texts.ts';
import { factValues } from '#rules/fact-texts.ts';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import { limited } from '../http/limited.ts';
import { PREVIEW_POLICY } from '../http/security-headers.ts';
import { serve } from '../http/serve.ts';
import { withAddresses } from '../mail/letter-picture.ts';
import { ownWords } from '../mail/own-words.ts';
import { deliverNow } from '../mail/send-mail.ts';
import type { HasMedia } from '../media/media-files.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { composePreview, readShownOrders } from './preview-mail.ts';

/** Makes a value for each language. */
const perLanguage = <Of>(of: (lang: (typeof LANGS)[number]) => Of) => ({
  de: of('de'),
  en: of('en'),
});

export function textRoutes(shop: AdminShop & RangeShop & HasMedia): Hono {
  return serve(TEXT_ENDPOINTS, {
    'GET /api/admin/text-places': () => {
      const { shopMode: mode, baseUrl } = shop.settings;
      const source = { ...firmOf(shop), mode, baseUrl };
      const { facts } = catalogueOf(shop);
      return perLanguage((lang) => ({ ...factValues(facts, lang), ...legalValues(source, lang) }));
    },
    'GET /api/admin/mail-texts/:kind': async (_, { params: { kind } }) => ({
      own: perLanguage((lang) => ownWords(kind, lang)),
      orders: await readShownOrders(shop),
    }),
    'GET /api/admin/mail-texts/:kind/preview': async (c, { params: { kind }, query }) => {
      const { lang: language, order, as } = query;
      const mail = await composePreview(shop, { kind, language, order });
      if (!mail) return failure(c, 'not_found');
      c.header('cache-control', 'no-store, no-transform');
      c.header('content-security-policy', PREVIEW_POLICY);
      if (as === 'text') return c.text(`${mail.subject}\n\n${mail.text}`);
      return c.html(withAddresses(mail.html, mail.pictures, language));
    },
    'POST /api/admin/mail-texts/:kind/test': async (c, { params: { kind }, body }) => {
      const admin = c.get('admin');
      const refused = limited(c, shop, 'testMail', admin.id);
      if (refused) return refused;
      const mail = await composePreview(shop, { kind, ...body });
      if (!mail) return failure(c, 'not_found');
      const { email: recipient } = admin;
      const failed = await deliverNow(shop, { id: randomUUID(), recipient, ...mail });
      if (failed) return failure(c, 'mail_unavailable', { about: failed.reason });
      await recordAction(shop, shop.db, admin, 'mail_tested', kind, { mail: kind });
      return { recipient };
    },
  });
}
