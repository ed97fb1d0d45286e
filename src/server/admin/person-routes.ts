import type { Hono } from 'hono';
import { PERSON_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasCatalogue } from '../shop.ts';
import type { AdminShop } from './admin-actions.ts';
import { erasePerson, exportPerson, findPerson } from './person.ts';

const FILE_NAMES = { de: 'personendaten.json', en: 'personal-data.json' } as const;

export function personRoutes(shop: AdminShop & HasCatalogue): Hono {
  return serve(PERSON_ENDPOINTS, {
    'POST /api/admin/person': (_, { body }) => findPerson(shop, body.email),
    'POST /api/admin/person/export': async (c, { body }) => {
      const data = await exportPerson(shop, c.get('admin'), body.email);
      return c.body(JSON.stringify(data, null, 2), 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${FILE_NAMES[languageOf(c)]}"`,
      });
    },
    'POST /api/admin/person/erase': async (c, { body }) =>
      (await erasePerson(shop, c.get('admin'), body.email)) ?? failure(c, 'forbidden'),
  });
}
