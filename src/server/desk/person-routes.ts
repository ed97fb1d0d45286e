import { type Context, Hono } from 'hono';
import { deskPersonBody } from '#contract/desk-person.ts';
import { DESK_API } from '#desk-paths.ts';
import type { Admin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { erasePerson, exportPerson, findPerson } from './person.ts';

const FILE_NAMES = { de: 'personendaten.json', en: 'personal-data.json' } as const;

/** Data of one person, by mail address: counted, exported, erased. */
export function personRoutes(shop: Shop): Hono {
  const app = new Hono();

  const forAddress =
    (answer: (c: Context, admin: Admin, email: string) => Promise<Response>) =>
    async (c: Context) => {
      const body = await readJson(c, deskPersonBody);
      return body.ok ? answer(c, c.get('admin'), body.value.email) : body.response;
    };

  app.post(
    DESK_API.deskPerson,
    forAddress(async (c, _, email) => c.json(await findPerson(shop, email))),
  );

  app.post(
    DESK_API.deskPersonExport,
    forAddress(async (c, admin, email) => {
      const data = await exportPerson(shop, admin, email);
      return c.body(JSON.stringify(data, null, 2), 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${FILE_NAMES[languageOf(c)]}"`,
      });
    }),
  );

  app.post(
    DESK_API.deskPersonErase,
    forAddress(async (c, admin, email) => {
      const reply = await erasePerson(shop, admin, email);
      return reply ? c.json(reply) : failure(c, 'forbidden');
    }),
  );

  return app;
}
