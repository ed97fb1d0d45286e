import { desc, isNotNull, or } from 'drizzle-orm';
import {
  ADMIN_CAMPAIGNS_SHOWN,
  type AdminCampaign,
  type AdminCampaignsReply,
  type campaignOffer,
} from '#contract/admin-campaigns.ts';
import type { CampaignOffer } from '#rules/campaigns.ts';
import { campaigns } from '../schema.ts';
import type { CatalogueShop } from '../served-catalogue.ts';
import {
  type CampaignRow,
  hasStarted,
  nextMsOf,
  readClock,
  readOpenCampaigns,
} from './read-campaigns.ts';

type WireOffer = (typeof campaignOffer)['_zod']['output'];

/** Returns an offer as the rules know it. */
export function offerOf(offer: WireOffer): CampaignOffer {
  if (offer.kind === 'percent') return offer;
  const prices = offer.prices.map(
    ({ product_id: productId, variant, price_cents: priceCents }) => ({
      productId,
      variant,
      priceCents,
    }),
  );
  return { kind: 'prices', prices };
}

function wireOffer(offer: CampaignOffer): WireOffer {
  if (offer.kind === 'prices') {
    const prices = offer.prices.map(({ productId, variant, priceCents }) => ({
      product_id: productId,
      variant,
      price_cents: priceCents,
    }));
    return { kind: 'prices', prices };
  }
  const { kind, hundredths, goods } = offer;
  if (goods.kind === 'products')
    return { kind, hundredths, goods: { ...goods, ids: [...goods.ids] } };
  if (goods.kind !== 'collections') return { kind, hundredths, goods };
  return { kind, hundredths, goods: { ...goods, collections: [...goods.collections] } };
}

export function stateOf({
  cancelledAt,
  endedIn,
  startedIn,
}: Pick<CampaignRow, 'cancelledAt' | 'endedIn' | 'startedIn'>): AdminCampaign['state'] {
  if (cancelledAt !== null) return 'cancelled';
  if (endedIn !== null) return 'ended';
  return startedIn === null ? 'planned' : 'running';
}

/** Returns campaigns for the back office. */
export async function listCampaigns({ db, parts }: CatalogueShop): Promise<AdminCampaignsReply> {
  const nowMs = await readClock(db);
  const open = await readOpenCampaigns(db);
  const over = await db
    .select()
    .from(campaigns)
    .where(or(isNotNull(campaigns.endedIn), isNotNull(campaigns.cancelledAt)))
    .orderBy(desc(campaigns.endsAt), desc(campaigns.id))
    .limit(ADMIN_CAMPAIGNS_SHOWN);
  const rows = [
    ...open.filter(hasStarted),
    ...open.filter((row) => !hasStarted(row)),
    ...over,
  ].slice(0, ADMIN_CAMPAIGNS_SHOWN);
  return {
    now: new Date(nowMs).toISOString(),
    campaigns: rows.map((row) => {
      const state = stateOf(row);
      const isOver = state === 'ended' || state === 'cancelled';
      return {
        id: row.id,
        revision: row.revision,
        name: row.name,
        starts_at: row.startsAt.toISOString(),
        ends_at: row.endsAt.toISOString(),
        ended_at: row.endedAt?.toISOString() ?? null,
        offer: wireOffer(row.offer),
        is_announced: row.isAnnounced,
        state,
        is_ready: isOver || parts.catalogue.isReadyAt(nextMsOf(row), nowMs),
      };
    }),
  };
}
