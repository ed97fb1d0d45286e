import * as z from 'zod/mini';
import { percentToType, typedEuros } from '#browser/typed-euros.ts';
import {
  type AdminCampaign,
  type AdminCampaignBody,
  adminCampaignBody,
  campaignOffer,
} from '#contract/admin-campaigns.ts';
import type { Lang } from '#routes.ts';

export type Offer = AdminCampaignBody['offer'];
export const GOODS_KINDS = ['everything', 'collections', 'tag', 'products'] as const;

/** Fields that may be wrong. */
export type CampaignField =
  | 'name.de'
  | 'name.en'
  | 'starts'
  | 'ends'
  | 'percent'
  | 'goods'
  | 'prices';

export const priceKey = (id: string, variant: string) => `${id} ${variant}`;

export const FIRST_CAMPAIGN = {
  name: { de: '', en: '' } as Readonly<Record<Lang, string>>,
  /** Instants; null while they are not whole. */
  starts: null as string | null,
  ends: null as string | null,
  kind: 'percent' as Offer['kind'],
  percent: '',
  goods: 'everything' as (typeof GOODS_KINDS)[number],
  collections: [] as readonly string[],
  /** `group=value`; empty while none is chosen. */
  tag: '',
  /** Products of either kind of offer. */
  ids: [] as readonly string[],
  /** Typed prices in cents by `priceKey`. */
  prices: {} as Readonly<Record<string, number | undefined>>,
  isAnnounced: true,
};
/** A campaign as it is typed. */
export type TypedCampaign = Readonly<typeof FIRST_CAMPAIGN>;

function typedOffer(offer: Offer, lang: Lang): Partial<TypedCampaign> {
  if (offer.kind === 'prices') {
    const prices = offer.prices.map(({ product_id: id, variant, price_cents: cents }) => [
      priceKey(id, variant),
      cents,
    ]);
    const ids = [...new Set(offer.prices.map(({ product_id: id }) => id))];
    return { kind: 'prices', ids, prices: Object.fromEntries(prices) };
  }
  const { goods, hundredths } = offer;
  const percent = percentToType(hundredths, lang);
  return {
    percent,
    goods: goods.kind,
    ...(goods.kind === 'collections' && { collections: goods.collections }),
    ...(goods.kind === 'tag' && { tag: `${goods.group}=${goods.value}` }),
    ...(goods.kind === 'products' && { ids: goods.ids }),
  };
}

/** Returns a campaign as it would be typed; one that is over without its times, to be planned again. */
export function typedFrom(campaign: AdminCampaign, lang: Lang): TypedCampaign {
  const isOver = campaign.state === 'ended' || campaign.state === 'cancelled';
  return {
    ...FIRST_CAMPAIGN,
    ...typedOffer(campaign.offer, lang),
    name: campaign.name,
    starts: isOver ? null : campaign.starts_at,
    ends: isOver ? null : campaign.ends_at,
    isAnnounced: campaign.is_announced,
  };
}

function readOffer(typed: TypedCampaign): unknown {
  const { kind, goods, collections, tag, ids } = typed;
  if (kind === 'percent') {
    const hundredths = typedEuros(typed.percent.replace(/\s*%\s*$/, ''));
    const [group, value] = tag.split('=');
    const chosen = {
      everything: {},
      collections: { collections },
      tag: { group, value },
      products: { ids },
    };
    return { kind, hundredths, goods: { kind: goods, ...chosen[goods] } };
  }
  const prices = ids.flatMap((id) =>
    Object.entries(typed.prices).flatMap(([key, cents]) => {
      const [of, variant] = key.split(' ');
      const price = { product_id: id, variant, price_cents: cents };
      return of !== id || cents === undefined ? [] : [price];
    }),
  );
  return { kind, prices };
}

function fieldOf(path: readonly PropertyKey[]): CampaignField {
  const [first, second] = path.map(String);
  if (first === 'name') return second === 'en' ? 'name.en' : 'name.de';
  if (first === 'starts_at') return 'starts';
  if (first === 'ends_at') return 'ends';
  if (second === 'prices') return 'prices';
  return second === 'hundredths' ? 'percent' : 'goods';
}

/** Reads what is typed; `offer` is undefined while it can't be read, `body` while any field is wrong. */
export function parseCampaign(typed: TypedCampaign) {
  const read = readOffer(typed);
  const offer = z.safeParse(campaignOffer, read);
  const checked = z.safeParse(adminCampaignBody, {
    name: { de: typed.name.de.trim(), en: typed.name.en.trim() },
    starts_at: typed.starts ?? '',
    ends_at: typed.ends ?? '',
    offer: read,
    is_announced: typed.isAnnounced,
  });
  const issues = checked.error?.issues ?? [];
  return {
    offer: offer.data,
    body: checked.data,
    bad: new Set(issues.map(({ path }) => fieldOf(path))),
  };
}
