import type { Hono } from 'hono';
import { CUSTOMER_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasCatalogue } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { csvFile } from './csv.ts';
import { customerLines, listCustomers, readCustomer } from './customers.ts';

const FILE_NAMES = { de: 'kundschaft.csv', en: 'customers.csv' } as const;

export function customerRoutes(shop: AdminShop & HasCatalogue): Hono {
  return serve(CUSTOMER_ENDPOINTS, {
    'POST /api/admin/customers': (_, { body }) => listCustomers(shop, body),
    'POST /api/admin/customers.csv': async (c, { body }) => {
      await recordAction(shop, shop.db, c.get('admin'), 'customers_exported', 'customers');
      const lang = languageOf(c);
      return csvFile(FILE_NAMES[lang], customerLines(shop, body, lang));
    },
    'GET /api/admin/customers/:id': async (c, { params: { id } }) =>
      (await readCustomer(shop, id, languageOf(c))) ?? failure(c, 'not_found'),
  });
}
