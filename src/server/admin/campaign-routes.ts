import type { Context, Hono } from 'hono';
import type { CampaignRefusal } from '#contract/admin-campaigns.ts';
import { CAMPAIGN_ENDPOINTS } from '#contract/endpoints/admin-range.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { rangeOf } from '#rules/range.ts';
import { previewOffer } from '../catalogue/campaigns/campaign-problems.ts';
import {
  type CampaignEditor,
  type CampaignResult,
  changeCampaign,
  endCampaign,
  planCampaign,
} from '../catalogue/campaigns/change-campaigns.ts';
import { listCampaigns, offerOf } from '../catalogue/campaigns/list-campaigns.ts';
import { problemSentences } from '../catalogue/campaigns/problem-texts.ts';
import { readBaseCatalogue } from '../catalogue/read-catalogue.ts';
import type { HasServedCatalogue } from '../catalogue/served-catalogue.ts';
import { errorBody, failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

export function campaignRoutes(shop: AdminShop & HasServedCatalogue): Hono {
  const editorOf = (c: Context): CampaignEditor => {
    const admin = c.get('admin');
    return {
      by: admin.id,
      record: (tx, action, { id, name }) =>
        recordAction(shop, tx, admin, action, id, { name: name.de }),
    };
  };
  const reply = async (c: Context, result: CampaignResult, status: 200 | 201 = 200) => {
    if (result.ok) return c.json(await listCampaigns(shop), status);
    const { code } = result;
    if (code !== 'campaign_refused') return failure(c, code);
    c.set('refusal', code);
    const { problems } = result;
    const lang = languageOf(c);
    const { find } = rangeOf(catalogueOf(shop));
    const said = problemSentences(problems, lang, (id) => find(id)?.name[lang] ?? id);
    const { error } = errorBody(lang, code, { values: { problems: said } });
    return c.json({ error, code, problems } satisfies CampaignRefusal, ERROR_STATUS[code]);
  };

  return serve(CAMPAIGN_ENDPOINTS, {
    'GET /api/admin/campaigns': () => listCampaigns(shop),
    'POST /api/admin/campaigns': async (c, { body }) =>
      reply(c, await planCampaign(shop, editorOf(c), body), 201),
    'POST /api/admin/campaign-preview': async (_, { body }) => {
      const { catalogue } = await readBaseCatalogue(shop.db);
      return previewOffer(catalogue, offerOf(body.offer));
    },
    'PUT /api/admin/campaigns/:id': async (c, { params: { id }, body }) =>
      reply(c, await changeCampaign(shop, editorOf(c), id, body)),
    'POST /api/admin/campaigns/:id/end': async (c, { params: { id }, body }) =>
      reply(c, await endCampaign(shop, editorOf(c), id, body.revision)),
  });
}
