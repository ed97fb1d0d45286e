import type { Catalogue, Facts, Product } from '#catalogue/catalogue.ts';
import { type AdminCampaignBody, adminCampaignBody } from '#contract/admin-campaigns.ts';
import type { AdminDraftBody } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import {
  type CampaignResult,
  changeCampaign,
  endCampaign,
  planCampaign,
} from '#server/catalogue/campaigns/change-campaigns.ts';
import { listCampaigns } from '#server/catalogue/campaigns/list-campaigns.ts';
import {
  nextMsOf,
  readClock,
  readOpenCampaigns,
} from '#server/catalogue/campaigns/read-campaigns.ts';
import { switchCampaigns } from '#server/catalogue/campaigns/switch-campaigns.ts';
import { readCurrentEntry } from '#server/catalogue/current-entries.ts';
import { type PublishResult, publish } from '#server/catalogue/publish.ts';
import { readCatalogue } from '#server/catalogue/read-catalogue.ts';
import { saveDraft } from '#server/catalogue/save-draft.ts';
import { ServedCatalogue } from '#server/catalogue/served-catalogue.ts';
import { catalogueOf } from '#server/shop.ts';
import { MovableClock } from './movable-clock.ts';
import type { TestShop } from './shop.ts';

const HOUR_MS = 3_600_000;
const BY = 'owner';
const EDITOR = { by: BY, record: async () => undefined };

/** A campaign of a test; hours count from now. */
interface PlannedCampaign {
  readonly fromHours: number;
  readonly hours: number;
  readonly offer: AdminCampaignBody['offer'];
}

/**
 * The owner of a test shop, by the functions behind the back office, and the clock of its database, by which prices and
 * campaigns begin.
 */
export class Owner {
  readonly #shop: TestShop['shop'];
  readonly #clock: MovableClock;

  private constructor(shop: TestShop['shop'], clock: MovableClock) {
    this.#shop = shop;
    this.#clock = clock;
  }

  /** Takes a shop whose database is the test's own. */
  static async of(shop: TestShop['shop']): Promise<Owner> {
    return new Owner(shop, await MovableClock.of(shop.pool));
  }

  /** Goes back to version 1, which was published so many hours before the instant, and serves it. */
  async restart(nowMs: number, hoursAgo: number): Promise<void> {
    await this.#clock.set(nowMs);
    await this.#shop.pool.query(`begin;
      -- No trigger keeps what is deleted.
      set local session_replication_role = replica;
      delete from campaigns; delete from catalogue_drafts;
      delete from price_history where version > 1;
      delete from catalogue_entries where version > 1;
      update catalogue_entries set replaced_in = null;
      delete from catalogue_versions where number > 1;
      update catalogue_versions set at = to_timestamp(${nowMs / 1000}) - interval '${hoursAgo} hours';
      update price_history set shown_from = (select at from catalogue_versions);
      commit`);
    const { db, settings, parts } = this.#shop;
    const first = await readCatalogue(db, settings.shopMode);
    Object.defineProperty(parts, 'catalogue', {
      value: new ServedCatalogue(this.#shop, first),
      configurable: true,
    });
  }

  /** Clock of the database in epoch milliseconds. */
  now(): Promise<number> {
    return readClock(this.#shop.db);
  }

  /** The catalogue that shoppers see now. */
  get shown(): Catalogue {
    return catalogueOf(this.#shop);
  }

  /** The catalogue that is sold now. */
  inForce(): Promise<Catalogue> {
    return this.#shop.parts.catalogue.inForce(this.#shop.db);
  }

  /** Instant of the newest version, in epoch milliseconds. */
  async newestAt(): Promise<number> {
    const { rows } = await this.#shop.pool.query<{ at: Date }>(
      'select at from catalogue_versions order by number desc limit 1',
    );
    return rows[0]?.at.getTime() ?? Number.NaN;
  }

  /** Publishes a changed product; `first` if there is none of this id yet. A refused draft is discarded. */
  changeProduct(id: string, change: (product: Product) => Product, first?: Product) {
    return this.#publish('product', id, (stored) => change((stored ?? first) as Product));
  }

  retire(id: string): Promise<PublishResult | undefined> {
    return this.#publish('product', id, () => null);
  }

  changeFacts(facts: Partial<Facts>): Promise<PublishResult | undefined> {
    return this.#publish('facts', 'facts', (stored) => ({ ...(stored as Facts), ...facts }));
  }

  async plan(campaign: PlannedCampaign): Promise<CampaignResult> {
    return this.#serve(await planCampaign(this.#shop, EDITOR, await this.#bodyOf(campaign)));
  }

  /** Gives an open campaign other times and another offer; a running one keeps its start and offer. */
  async change(nth: number, campaign: PlannedCampaign): Promise<CampaignResult | undefined> {
    const open = await this.#open(nth);
    if (open === undefined) return undefined;
    const { id, revision, state, starts_at, offer } = open;
    const kept = state === 'running' ? { starts_at, offer } : {};
    const changed = { ...(await this.#bodyOf(campaign)), ...kept };
    return this.#serve(
      await changeCampaign(this.#shop, EDITOR, id, { revision, campaign: changed }),
    );
  }

  /** Ends a running campaign early, or takes a planned one back. */
  async end(nth: number): Promise<CampaignResult | undefined> {
    const open = await this.#open(nth);
    return open && this.#serve(await endCampaign(this.#shop, EDITOR, open.id, open.revision));
  }

  /** Lets time pass while every node is down, then starts and ends what is due at once. */
  async sleep(hours: number): Promise<void> {
    await this.#clock.move(hours * HOUR_MS);
    await this.wake();
  }

  /** Lets time pass while a node starts and ends each campaign at its instant; calls `look` after each. */
  async pass(hours: number, look: () => Promise<void>): Promise<void> {
    const untilMs = (await this.now()) + hours * HOUR_MS;
    for (;;) {
      const open = await readOpenCampaigns(this.#shop.db);
      const nextMs = Math.min(untilMs, ...open.map(nextMsOf));
      await this.#clock.move(Math.max(0, nextMs - (await this.now())));
      await this.wake();
      await look();
      if (nextMs === untilMs) return;
    }
  }

  /** Does what a node does at its regular look. */
  async wake(): Promise<void> {
    await switchCampaigns(this.#shop.db);
    await this.#serve(undefined);
  }

  /** Serves the newest version, as a node does once it is notified. */
  async #serve<Result>(result: Result): Promise<Result> {
    await this.#shop.parts.catalogue.catchUp().catch(() => undefined);
    return result;
  }

  async #bodyOf({ fromHours, hours, offer }: PlannedCampaign): Promise<AdminCampaignBody> {
    const fromMs = (await this.now()) + fromHours * HOUR_MS;
    return adminCampaignBody.parse({
      name: { de: 'Herbst', en: 'Autumn' },
      starts_at: new Date(fromMs).toISOString(),
      ends_at: new Date(fromMs + hours * HOUR_MS).toISOString(),
      offer,
      is_announced: true,
    });
  }

  async #open(nth: number) {
    const { campaigns } = await listCampaigns(this.#shop);
    const open = campaigns.filter(({ state }) => state === 'planned' || state === 'running');
    return open[nth % open.length];
  }

  async #publish(
    kind: EntryKind,
    id: string,
    change: (stored: unknown) => object | null,
  ): Promise<PublishResult | undefined> {
    const row = await this.#shop.db.transaction((tx) => readCurrentEntry(tx, kind, id));
    const content = change(row?.content) as AdminDraftBody['content'];
    const base = row?.version ?? null;
    const saved = await saveDraft(this.#shop, BY, kind, id, { content, revision: null, base });
    if (saved !== 'saved') return undefined;
    const result = await publish(this.#shop, EDITOR);
    if (!result.ok) await this.#shop.pool.query('delete from catalogue_drafts');
    return this.#serve(result);
  }
}
