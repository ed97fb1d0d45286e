import * as z from 'zod/mini';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { LANGS } from '#routes.ts';
import { priceVariant } from './admin-products.ts';
import { entryId } from './catalogue-entries.ts';
import { instant } from './instant.ts';
import { storable } from './text.ts';

/** The back office: campaigns, which change prices for a time. */

export const ADMIN_CAMPAIGNS_LIMIT_BYTES = 1024 * 1024;
/** Products or prices that one campaign names. */
const MOST_GOODS = 10_000;
const MOST_COLLECTIONS = 100;
const tagText = z.string().check(z.minLength(1), z.maxLength(40), storable);
/** Campaigns that a reply holds at most; ended ones beyond it are left out. */
export const ADMIN_CAMPAIGNS_SHOWN = 200;

const name = z.string().check(z.minLength(1), z.maxLength(60), storable);
const revision = z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER));

const goods = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everything') }),
  z.strictObject({
    kind: z.literal('products'),
    ids: z.array(entryId).check(z.minLength(1), z.maxLength(MOST_GOODS)),
  }),
  z.strictObject({
    kind: z.literal('collections'),
    collections: z.array(entryId).check(z.minLength(1), z.maxLength(MOST_COLLECTIONS)),
  }),
  z.strictObject({ kind: z.literal('tag'), group: tagText, value: tagText }),
]);

export const campaignOffer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    /** Hundredths of a per cent: 12.5 % is 1250. */
    hundredths: z.int().check(z.positive(), z.lt(10_000)),
    goods,
  }),
  z.strictObject({
    kind: z.literal('prices'),
    prices: z
      .array(
        z.strictObject({
          product_id: entryId,
          variant: priceVariant,
          price_cents: z.int().check(z.positive(), z.lte(MAX_AMOUNT_CENTS)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_GOODS)),
  }),
]);

/**
 * `POST /api/admin/campaigns`: plans a campaign; the reply (201) is a `AdminCampaignsReply`. 422 `campaign_refused`
 * with a `CampaignRefusal` if it could not run as it is.
 */
export const adminCampaignBody = z
  .strictObject({
    /** Shoppers read it. */
    name: z.strictObject({ de: name, en: name }),
    starts_at: instant,
    ends_at: instant,
    offer: campaignOffer,
    /** True if banner and flash sale show it while it runs. */
    is_announced: z.boolean(),
  })
  .check(
    z.refine(({ starts_at: from, ends_at: to }) => Date.parse(from) < Date.parse(to), {
      path: ['ends_at'],
    }),
  );
export type AdminCampaignBody = z.infer<typeof adminCampaignBody>;

/**
 * `PUT /api/admin/campaigns/:id`: changes a planned campaign, or name, end and announcement of a running one. The reply is a
 * `AdminCampaignsReply`; 409 `campaign_changed` if it is not as the editor saw it or its state forbids the change.
 */
export const adminCampaignChange = z.strictObject({ revision, campaign: adminCampaignBody });
export type AdminCampaignChange = z.infer<typeof adminCampaignChange>;

/**
 * `POST /api/admin/campaigns/:id/end`: ends a running campaign at once, or takes a planned one back, which then never
 * runs. The reply is a `AdminCampaignsReply`; 409 `campaign_changed` as above.
 */
export const adminCampaignEnd = z.strictObject({ revision });

export const adminCampaign = z.object({
  id: z.string(),
  /** Another one after each change. */
  revision: z.number(),
  name: z.object({ de: z.string(), en: z.string() }),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Instant at which it was ended early; null otherwise. */
  ended_at: z.nullable(z.string()),
  offer: campaignOffer,
  is_announced: z.boolean(),
  state: z.enum(['planned', 'running', 'ended', 'cancelled']),
  /** False while the shop can't yet show the prices of its next start or end at that instant. */
  is_ready: z.boolean(),
});
export type AdminCampaign = z.infer<typeof adminCampaign>;

/** `GET /api/admin/campaigns`: running ones, planned ones by start, then ended ones, the newest first. */
export const adminCampaignsReply = z.object({
  /** Clock of the database. */
  now: z.string(),
  campaigns: z.array(adminCampaign),
});
export type AdminCampaignsReply = z.infer<typeof adminCampaignsReply>;

/**
 * `POST /api/admin/campaign-preview`: the prices that an offer would give today, with nothing else running. The body is
 * `{ offer }`. At most 1,000 products; `count` is the number of all.
 */
export const adminCampaignPreviewBody = z.strictObject({ offer: campaignOffer });
export const CAMPAIGN_PREVIEW_PRODUCTS = 1_000;
export const adminCampaignPreview = z.object({
  /** Products of which at least one price gets lower. */
  count: z.number(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.object({ de: z.string(), en: z.string() }),
      prices: z.array(
        z.object({
          variant: priceVariant,
          price_cents: z.number(),
          campaign_cents: z.number(),
        }),
      ),
    }),
  ),
});
export type AdminCampaignPreview = z.infer<typeof adminCampaignPreview>;

/** Why a campaign can't run. `in_the_past`: it would end before now. */
const CAMPAIGN_PROBLEMS = [
  'in_the_past',
  'unknown_product',
  'unknown_variant',
  'nothing_cheaper',
] as const;

/** Body of 422 `campaign_refused`: an error reply with every problem. */
export const campaignRefusal = z.object({
  error: z.string(),
  code: z.literal('campaign_refused'),
  problems: z.array(
    z.discriminatedUnion('code', [
      z.object({
        code: z.enum(CAMPAIGN_PROBLEMS),
        /** Product; empty for the campaign itself. */
        id: z.string(),
      }),
      /** The name says what texts of a shop may not. Names that nobody announces are not checked. */
      z.object({ code: z.literal('forbidden_word'), lang: z.enum(LANGS), word: z.string() }),
    ]),
  ),
});
export type CampaignRefusal = z.infer<typeof campaignRefusal>;
