import { type Context, Hono } from 'hono';
import { type EntryKind, entryId, entryKind } from '#contract/catalogue-entries.ts';
import {
  type CatalogueFaultsReply,
  type DeskCatalogueReply,
  type DeskDiscardAllReply,
  type DeskEntry,
  type DeskPublishReply,
  type DeskWaitingReply,
  DRAFT_LIMIT_BYTES,
  type DraftConflict,
  deskDiscardAllBody,
  deskDiscardBody,
  deskDraftBody,
  deskPublishBody,
} from '#contract/desk-catalogue.ts';
import { deskProductsQuery } from '#contract/desk-products.ts';
import { deskReviveBody, deskVersionsQuery, type ReviveRefusal } from '#contract/desk-versions.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { DESK_API } from '#desk-paths.ts';
import { publish } from '../catalogue/publish.ts';
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
import { readVersion, readVersions } from '../catalogue/versions.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';

/** Kind and id of a path; undefined if there can be no such entry. */
function entryIn(c: Context): { readonly kind: EntryKind; readonly id: string } | undefined {
  const kind = entryKind.safeParse(c.req.param('kind'));
  const id = entryId.safeParse(c.req.param('id'));
  return kind.success && id.success ? { kind: kind.data, id: id.data } : undefined;
}

/** Number of a path; 0 if it is none. */
const numberIn = (c: Context) => Number(/^\d{1,9}$/.exec(c.req.param('number') ?? '')?.[0] ?? 0);

/** Catalogue, drafts and versions. */
export function catalogueRoutes(shop: Shop): Hono {
  const app = new Hono();

  const read = ({ kind, id }: { kind: EntryKind; id: string }) =>
    readEntry(shop.db, kind, id, shop.parts.catalogue);
  const conflict = async (c: Context, { kind, id }: { kind: EntryKind; id: string }) => {
    c.set('refusal', 'draft_changed');
    const entry = (await read({ kind, id })) ?? null;
    const body = {
      ...errorBody(languageOf(c), 'draft_changed'),
      code: 'draft_changed',
      entry,
    } as const;
    return c.json(body satisfies DraftConflict, ERROR_STATUS.draft_changed);
  };
  const saved = async (c: Context, at: { kind: EntryKind; id: string }, result: DraftResult) => {
    if (result === 'conflict') return conflict(c, at);
    const entry = result === 'saved' ? await read(at) : undefined;
    return entry ? c.json(entry satisfies DeskEntry) : failure(c, 'not_found');
  };
  const overview = async () => (await readOverview(shop)) satisfies DeskCatalogueReply;

  app.get(DESK_API.deskCatalogue, async (c) => c.json(await overview()));
  app.get(DESK_API.deskWaiting, async (c) =>
    c.json({ drafts: await shop.db.$count(catalogueDrafts) } satisfies DeskWaitingReply),
  );
  app.get(DESK_API.deskProducts, async (c) => {
    const query = deskProductsQuery.safeParse(c.req.query());
    return query.success
      ? c.json(await readProducts(shop, query.data))
      : failure(c, 'invalid_body');
  });
  app.get(DESK_API.deskEntry, async (c) => {
    const at = entryIn(c);
    const entry = at && (await read(at));
    return entry ? c.json(entry satisfies DeskEntry) : failure(c, 'not_found');
  });
  app.put(DESK_API.deskDraft, async (c) => {
    const admin = c.get('admin');
    const at = entryIn(c);
    const body = await readJson(c, deskDraftBody, { limitBytes: DRAFT_LIMIT_BYTES });
    if (!body.ok) return body.response;
    if (at === undefined) return failure(c, 'not_found');
    if (!fitsEntry(at.kind, at.id, body.value.content)) {
      return failure(c, 'invalid_body', { about: 'content' });
    }
    return saved(c, at, await saveDraft(shop, admin.id, at.kind, at.id, body.value));
  });
  app.delete(DESK_API.deskDraft, async (c) => {
    const at = entryIn(c);
    const body = await readJson(c, deskDiscardBody);
    if (!body.ok) return body.response;
    if (at === undefined) return failure(c, 'not_found');
    return saved(c, at, await discardDraft(shop, at.kind, at.id, body.value.revision));
  });
  app.delete(DESK_API.deskDrafts, async (c) => {
    const body = await readJson(c, deskDiscardAllBody, { limitBytes: DRAFT_LIMIT_BYTES });
    if (!body.ok) return body.response;
    const { drafts } = body.value;
    const result = await discardDrafts(shop, drafts, (tx, ids) =>
      recordAction(shop, tx, c.get('admin'), 'drafts_discarded', String(ids.length), {
        entries: ids.slice(0, 20),
      }),
    );
    if (result !== 'saved') return failure(c, 'draft_changed');
    return c.json({ discarded: drafts.length } satisfies DeskDiscardAllReply);
  });
  app.post(DESK_API.deskPublish, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskPublishBody, { limitBytes: DRAFT_LIMIT_BYTES });
    if (!body.ok) return body.response;
    const { note = '' } = body.value;
    const result = await publish(shop, {
      ...body.value,
      by: admin.id,
      record: (tx, version, entries) =>
        recordAction(shop, tx, admin, 'catalogue_published', String(version), {
          note,
          count: entries.length,
          entries: entries.slice(0, 20),
        }),
    });
    if (result.ok) {
      const { version, shown } = result;
      return c.json({ version, shown } satisfies DeskPublishReply);
    }
    if (result.code === 'draft_changed') return conflict(c, result.draft);
    if (result.code === 'nothing_to_publish') return failure(c, result.code);
    c.set('refusal', result.code);
    const error = errorBody(languageOf(c), result.code);
    const reply = { ...error, code: result.code, findings: [...result.findings] };
    return c.json(reply satisfies CatalogueFaultsReply, ERROR_STATUS.catalogue_faults);
  });
  app.get(DESK_API.deskVersions, async (c) => {
    const query = deskVersionsQuery.safeParse(c.req.query());
    if (!query.success) return failure(c, 'invalid_body');
    return c.json(await readVersions(shop, query.data.before));
  });
  app.get(DESK_API.deskVersion, async (c) => {
    const version = await readVersion(shop, numberIn(c));
    return version ? c.json(version) : failure(c, 'not_found');
  });
  app.get(DESK_API.deskRevive, async (c) => {
    const counts = await countRevived(shop, numberIn(c));
    return counts ? c.json(counts) : failure(c, 'not_found');
  });
  app.post(DESK_API.deskRevive, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskReviveBody, { limitBytes: DRAFT_LIMIT_BYTES });
    if (!body.ok) return body.response;
    const result = await reviveVersion(shop, admin.id, numberIn(c), body.value.replace);
    if (result.ok) return c.json(await overview());
    if (result.drafts === undefined) return failure(c, 'not_found');
    c.set('refusal', 'draft_changed');
    const error = errorBody(languageOf(c), 'draft_changed');
    const reply = { ...error, code: 'draft_changed', drafts: result.drafts } as const;
    return c.json(reply satisfies ReviveRefusal, ERROR_STATUS.draft_changed);
  });
  return app;
}
