import type { Context, Hono } from 'hono';
import type { CatalogueFaultsReply, DraftConflict } from '#contract/admin-catalogue.ts';
import type { ReviveRefusal } from '#contract/admin-versions.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { CATALOGUE_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { mayChangeKind } from '#rules/roles.ts';
import type { Admin } from '../auth/require-admin.ts';
import { readNames } from '../catalogue/catalogue-names.ts';
import { joinNames } from '../catalogue/entries.ts';
import { findUsers, listEntries } from '../catalogue/list-entries.ts';
import { publish, publishedData } from '../catalogue/publish.ts';
import { isUnopened } from '../catalogue/read-catalogue.ts';
import { readEntry } from '../catalogue/read-entry.ts';
import { readOverview, readProducts } from '../catalogue/read-products.ts';
import { countRevived, reviveVersion } from '../catalogue/revive-version.ts';
import {
  type DraftResult,
  discardDraft,
  discardDrafts,
  fitsEntry,
  saveDraft,
} from '../catalogue/save-draft.ts';
import { catalogueDrafts } from '../catalogue/schema.ts';
import type { HasServedCatalogue } from '../catalogue/served-catalogue.ts';
import { readVersion, readVersions } from '../catalogue/versions.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { countBrought, countNewMarks } from './count-new-marks.ts';

interface EntryName {
  readonly kind: EntryKind;
  readonly id: string;
}

export function catalogueRoutes(shop: AdminShop & HasServedCatalogue & HasSoldOut): Hono {
  const read = ({ kind, id }: EntryName) => readEntry(shop.db, kind, id, shop.parts.catalogue);
  const conflict = async (c: Context, at: EntryName) => {
    c.set('refusal', 'draft_changed');
    const body = {
      ...errorBody(languageOf(c), 'draft_changed'),
      code: 'draft_changed',
      entry: (await read(at)) ?? null,
    } as const;
    return c.json(body satisfies DraftConflict, ERROR_STATUS.draft_changed);
  };
  /** Refuses to change settings for whoever may not. */
  const refused = (c: Context, entries: readonly Pick<EntryName, 'kind'>[]) => {
    const { role } = c.get('admin');
    return entries.every(({ kind }) => mayChangeKind(role, kind))
      ? null
      : failure(c, 'role_forbids');
  };
  /** Drafts that whoever names none publishes; undefined for all. */
  const ownDrafts = async ({ role }: Admin) => {
    if (role === 'admin') return undefined;
    const { kind, id, revision } = catalogueDrafts;
    const drafts = await shop.db.select({ kind, id, revision }).from(catalogueDrafts);
    return drafts.filter((draft) => mayChangeKind(role, draft.kind));
  };
  const saved = async (c: Context, at: EntryName, result: DraftResult) => {
    if (result === 'conflict') return conflict(c, at);
    return (result === 'saved' ? await read(at) : undefined) ?? failure(c, 'not_found');
  };

  return serve(CATALOGUE_ENDPOINTS, {
    'GET /api/admin/catalogue': () => readOverview(shop),
    'GET /api/admin/catalogue/waiting': async () => ({
      drafts: await shop.db.$count(catalogueDrafts),
      unopened: await isUnopened(shop.db),
    }),
    'POST /api/admin/catalogue/products': (_, { body }) => readProducts(shop, body),
    'GET /api/admin/catalogue/names': (_, { query }) => readNames(shop, query.lang),
    'GET /api/admin/catalogue/entries/:kind': (_, { params }) => listEntries(shop, params.kind),
    'GET /api/admin/catalogue/entries/:kind/:id': async (c, { params }) =>
      (await read(params)) ?? failure(c, 'not_found'),
    'PUT /api/admin/catalogue/entries/:kind/:id/draft': async (c, { params, body }) => {
      const { kind, id } = params;
      const forbidden = refused(c, [params]);
      if (forbidden) return forbidden;
      if (!fitsEntry(kind, id, body.content))
        return failure(c, 'invalid_body', { about: 'content' });
      // Products that are retired leave the lists that name them.
      const users =
        body.content === null && kind !== 'product' ? await findUsers(shop.db, params) : [];
      if (users.length > 0) {
        const names = joinNames(users, languageOf(c));
        return failure(c, 'entry_in_use', { values: { names } });
      }
      return saved(c, params, await saveDraft(shop, c.get('admin').id, kind, id, body));
    },
    'DELETE /api/admin/catalogue/entries/:kind/:id/draft': async (c, { params, body }) =>
      refused(c, [params]) ??
      saved(c, params, await discardDraft(shop, params.kind, params.id, body.revision)),
    'DELETE /api/admin/catalogue/drafts': async (c, { body: { drafts } }) => {
      const forbidden = refused(c, drafts);
      if (forbidden) return forbidden;
      const result = await discardDrafts(shop, drafts, (tx, ids) =>
        recordAction(shop, tx, c.get('admin'), 'drafts_discarded', String(ids.length), {
          entries: ids.slice(0, 20),
        }),
      );
      return result === 'saved' ? { discarded: drafts.length } : failure(c, 'draft_changed');
    },
    'POST /api/admin/catalogue/publish': async (c, { body }) => {
      const admin = c.get('admin');
      const drafts = body.drafts ?? (await ownDrafts(admin));
      const forbidden = refused(c, drafts ?? []);
      if (forbidden) return forbidden;
      const result = await publish(shop, {
        ...body,
        ...(drafts && { drafts }),
        by: admin.id,
        record: async (tx, version, entries, drafts) => {
          const data = publishedData(entries, body.note);
          await recordAction(shop, tx, admin, 'catalogue_published', String(version), data);
          for (const mark of await countNewMarks(tx, version, entries))
            await recordAction(shop, tx, admin, 'stock_corrected', mark, { from: null, to: 0 });
          const movement = { cause: `admin:${admin.id}`, at: new Date(shop.now()) };
          await countBrought(tx, drafts, movement);
        },
      });
      shop.parts.soldOut.forget();
      if (result.ok) return { version: result.version };
      if (result.code === 'draft_changed') return conflict(c, result.draft);
      if (result.code === 'nothing_to_publish') return failure(c, result.code);
      c.set('refusal', result.code);
      const error = errorBody(languageOf(c), result.code);
      const reply = { ...error, code: result.code, findings: [...result.findings] };
      return c.json(reply satisfies CatalogueFaultsReply, ERROR_STATUS.catalogue_faults);
    },
    'GET /api/admin/catalogue/versions': (_, { query }) => readVersions(shop, query.before),
    'GET /api/admin/catalogue/versions/:number': async (c, { params }) =>
      (await readVersion(shop, params.number)) ?? failure(c, 'not_found'),
    'GET /api/admin/catalogue/versions/:number/draft': async (c, { params }) =>
      (await countRevived(shop, params.number)) ?? failure(c, 'not_found'),
    'POST /api/admin/catalogue/versions/:number/draft': async (c, { params, body }) => {
      const result = await reviveVersion(shop, c.get('admin').id, params.number, body.replace);
      if (result.ok) return readOverview(shop);
      if (result.drafts === undefined) return failure(c, 'not_found');
      c.set('refusal', 'draft_changed');
      const error = errorBody(languageOf(c), 'draft_changed');
      const reply = { ...error, code: 'draft_changed', drafts: result.drafts } as const;
      return c.json(reply satisfies ReviveRefusal, ERROR_STATUS.draft_changed);
    },
  });
}
