import { expect, test } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminCampaignsReply, campaignRefusal } from '#contract/admin-campaigns.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';

const HOUR_MS = 3_600_000;
const NAME = { de: 'Herbst', en: 'Autumn' };
const FORBIDDEN = { de: 'Nachhaltige Woche', en: 'Only today' };

const shop = await openTestShop();
const cookie = await signInAdmin(shop);

const body = (name: object, isAnnounced: boolean, endsInMs = 2 * HOUR_MS) => ({
  name,
  starts_at: new Date(Date.now() + endsInMs - HOUR_MS).toISOString(),
  ends_at: new Date(Date.now() + endsInMs).toISOString(),
  offer: { kind: 'percent', hundredths: 2_000, goods: { kind: 'everything' } },
  is_announced: isAnnounced,
});

const send = (method: string, path: string, value: object) =>
  shop.send(method, path, value, { cookie });
const plan = (...of: Parameters<typeof body>) => send('POST', '/api/admin/campaigns', body(...of));

async function problemsOf(reply: Response) {
  expect(reply.status).toBe(422);
  return campaignRefusal.parse(await reply.json()).problems;
}
async function newest(reply: Response) {
  const [campaign] = adminCampaignsReply.parse(await reply.json()).campaigns;
  if (!campaign) throw new Error('no campaign');
  return campaign;
}

const inGerman = { code: 'forbidden_word', lang: 'de', word: 'Nachhaltige' };
const inEnglish = { code: 'forbidden_word', lang: 'en', word: 'Only today' };

test('A name that shoppers read may not say what texts of products may not', async () => {
  expect(await problemsOf(await plan(FORBIDDEN, true))).toEqual([inGerman, inEnglish]);
  const late = await plan({ ...NAME, en: FORBIDDEN.en }, true, -1);
  expect(await problemsOf(late)).toEqual([inEnglish, { code: 'in_the_past', id: '' }]);
});

test('A name that nobody reads may say it, until the campaign is announced', async () => {
  const campaign = await newest(await plan(FORBIDDEN, false));
  const path = apiPath('/api/admin/campaigns/:id', { id: campaign.id });
  const change = (changed: object, revision = campaign.revision) =>
    send('PUT', path, { revision, campaign: changed });
  expect(await problemsOf(await change(body(FORBIDDEN, true)))).toEqual([inGerman, inEnglish]);
  expect((await change(body(NAME, true))).status).toBe(200);
});
