import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type {
  AdminCampaignBody,
  AdminCampaignChange,
  CampaignRefusal,
} from '#contract/admin-campaigns.ts';
import { isStorable } from '#contract/text.ts';
import type { Transaction } from '#server/shop.ts';
import { readStored } from '../read-catalogue.ts';
import { campaigns } from '../schema.ts';
import type { CatalogueShop } from '../served-catalogue.ts';
import { CATALOGUE_CHANNEL, lockCatalogue } from '../write-version.ts';
import { problemsOf, problemsOfName } from './campaign-problems.ts';
import { offerOf, stateOf } from './list-campaigns.ts';
import { type CampaignRow, readClock } from './read-campaigns.ts';
import { switchDue } from './switch-campaigns.ts';

export type CampaignResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'campaign_changed' }
  | {
      readonly ok: false;
      readonly code: 'campaign_refused';
      readonly problems: CampaignRefusal['problems'];
    };

type CampaignAction =
  | 'campaign_planned'
  | 'campaign_changed'
  | 'campaign_ended'
  | 'campaign_cancelled';

export interface CampaignEditor {
  /** Account. */
  readonly by: string;
  /** Records the change in its transaction. */
  readonly record: (tx: Transaction, action: CampaignAction, row: CampaignRow) => Promise<void>;
}

const CHANGED = { ok: false, code: 'campaign_changed' } as const;

const valuesOf = ({ name, starts_at, ends_at, offer, is_announced }: AdminCampaignBody) => ({
  name,
  startsAt: new Date(starts_at),
  endsAt: new Date(ends_at),
  offer: offerOf(offer),
  isAnnounced: is_announced,
});

type Values = ReturnType<typeof valuesOf>;

async function problemsNow(tx: Transaction, values: Values, isRunning: boolean) {
  // Shoppers read the names of announced campaigns alone.
  const ofName = values.isAnnounced ? problemsOfName(values.name) : [];
  if (values.endsAt.getTime() <= (await readClock(tx))) {
    return [...ofName, { code: 'in_the_past' as const, id: '' }];
  }
  if (isRunning) return ofName;
  return [...ofName, ...problemsOf((await readStored(tx)).catalogue, values.offer)];
}

/** Runs a change with the catalogue locked, starts and ends what is due by it, and notifies every node. */
function change(
  shop: CatalogueShop,
  run: (tx: Transaction) => Promise<CampaignResult>,
): Promise<CampaignResult> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const changed = await run(tx);
    if (!changed.ok) return changed;
    await switchDue(tx);
    await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, 'campaigns')`);
    return changed;
  });
}

/** Plans a campaign; one whose start has passed starts at once. */
export function planCampaign(
  shop: CatalogueShop,
  { by, record }: CampaignEditor,
  body: AdminCampaignBody,
): Promise<CampaignResult> {
  return change(shop, async (tx) => {
    const values = valuesOf(body);
    const problems = await problemsNow(tx, values, false);
    if (problems.length > 0) return { ok: false, code: 'campaign_refused', problems };
    const [row] = await tx
      .insert(campaigns)
      .values({ ...values, createdBy: by })
      .returning();
    if (row) await record(tx, 'campaign_planned', row);
    return { ok: true };
  });
}

const NEXT_REVISION = sql<number>`nextval('campaign_revisions')`;

async function readOne(tx: Transaction, id: string): Promise<CampaignRow | undefined> {
  if (!isStorable(id)) return undefined;
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

/** Changes a planned campaign, or name, end and announcement of a running one. */
export function changeCampaign(
  shop: CatalogueShop,
  { record }: CampaignEditor,
  id: string,
  { revision, campaign }: AdminCampaignChange,
): Promise<CampaignResult> {
  return change(shop, async (tx) => {
    const row = await readOne(tx, id);
    if (row === undefined) return { ok: false, code: 'not_found' };
    const values = valuesOf(campaign);
    const state = stateOf(row);
    const isRunning = state === 'running';
    if (row.revision !== revision || (state !== 'planned' && !isRunning)) return CHANGED;
    const isSame =
      isDeepStrictEqual(row.offer, values.offer) &&
      row.startsAt.getTime() === values.startsAt.getTime();
    if (isRunning && !isSame) return CHANGED;
    const problems = await problemsNow(tx, values, isRunning);
    if (problems.length > 0) return { ok: false, code: 'campaign_refused', problems };
    const [changed] = await tx
      .update(campaigns)
      .set({ ...values, revision: NEXT_REVISION })
      .where(eq(campaigns.id, id))
      .returning();
    if (changed) await record(tx, 'campaign_changed', changed);
    return { ok: true };
  });
}

/** Ends a running campaign at once, or takes a planned one back. */
export function endCampaign(
  shop: CatalogueShop,
  { record }: CampaignEditor,
  id: string,
  revision: number,
): Promise<CampaignResult> {
  return change(shop, async (tx) => {
    const row = await readOne(tx, id);
    if (row === undefined) return { ok: false, code: 'not_found' };
    const state = stateOf(row);
    if (row.revision !== revision || (state !== 'planned' && state !== 'running')) return CHANGED;
    const now = new Date(await readClock(tx));
    const isRunning = state === 'running';
    await tx
      .update(campaigns)
      .set({ ...(isRunning ? { endedAt: now } : { cancelledAt: now }), revision: NEXT_REVISION })
      .where(eq(campaigns.id, id));
    await record(tx, isRunning ? 'campaign_ended' : 'campaign_cancelled', row);
    return { ok: true };
  });
}
