import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  type CampaignRefusal,
  DESK_CAMPAIGNS_LIMIT_BYTES,
  type DeskCampaignPreview,
  type DeskCampaignsReply,
  deskCampaignBody,
  deskCampaignChange,
  deskCampaignEnd,
  deskCampaignPreviewBody,
} from '#contract/desk-campaigns.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { DESK_API } from '#desk-paths.ts';
import { previewOffer } from '../catalogue/campaigns/campaign-problems.ts';
import {
  type CampaignEditor,
  type CampaignResult,
  changeCampaign,
  endCampaign,
  planCampaign,
} from '../catalogue/campaigns/change-campaigns.ts';
import { listCampaigns, offerOf } from '../catalogue/campaigns/list-campaigns.ts';
import { readBaseCatalogue } from '../catalogue/read-catalogue.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAction } from './admin-actions.ts';

const uuid = z.uuid();

/** Id of a path; undefined if there can be no such campaign. */
const idIn = (c: Context) => uuid.safeParse(c.req.param('id')).data;

const LIMIT = { limitBytes: DESK_CAMPAIGNS_LIMIT_BYTES };

/** Campaigns: sales for a time. */
export function campaignRoutes(shop: Shop): Hono {
  const app = new Hono();
  const editorOf = (c: Context): CampaignEditor => {
    const admin = c.get('admin');
    return {
      by: admin.id,
      record: (tx, action, { id, name }) =>
        recordAction(shop, tx, admin, action, id, { name: name.de }),
    };
  };
  const list = async () => (await listCampaigns(shop)) satisfies DeskCampaignsReply;
  const reply = async (c: Context, result: CampaignResult, status: 200 | 201 = 200) => {
    if (result.ok) return c.json(await list(), status);
    const { code } = result;
    if (code !== 'campaign_refused') return failure(c, code);
    c.set('refusal', code);
    const { error } = errorBody(languageOf(c), code);
    const { problems } = result;
    return c.json({ error, code, problems } satisfies CampaignRefusal, ERROR_STATUS[code]);
  };

  app.get(DESK_API.deskCampaigns, async (c) => c.json(await list()));
  app.post(DESK_API.deskCampaigns, async (c) => {
    const body = await readJson(c, deskCampaignBody, LIMIT);
    if (!body.ok) return body.response;
    return reply(c, await planCampaign(shop, editorOf(c), body.value), 201);
  });
  app.post(DESK_API.deskCampaignPreview, async (c) => {
    const body = await readJson(c, deskCampaignPreviewBody, LIMIT);
    if (!body.ok) return body.response;
    const { catalogue } = await readBaseCatalogue(shop.db);
    const preview = previewOffer(catalogue, offerOf(body.value.offer));
    return c.json(preview satisfies DeskCampaignPreview);
  });
  app.put(DESK_API.deskCampaign, async (c) => {
    const body = await readJson(c, deskCampaignChange, LIMIT);
    if (!body.ok) return body.response;
    const id = idIn(c);
    if (id === undefined) return failure(c, 'not_found');
    return reply(c, await changeCampaign(shop, editorOf(c), id, body.value));
  });
  app.post(DESK_API.deskCampaignEnd, async (c) => {
    const body = await readJson(c, deskCampaignEnd);
    if (!body.ok) return body.response;
    const id = idIn(c);
    if (id === undefined) return failure(c, 'not_found');
    return reply(c, await endCampaign(shop, editorOf(c), id, body.value.revision));
  });
  return app;
}
