import type pg from 'pg';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ShopMode } from '#rules/claims.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { isDatabaseAway } from '../db/database-errors.ts';
import { LimitedClient } from '../limited-client.ts';
import type { HasMedia } from '../media/media-files.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { CampaignClock, type PrepareCatalogue } from './campaigns/campaign-clock.ts';
import { KnownEntries, newestVersion } from './current-entries.ts';
import type { FormerPaths } from './former-paths.ts';
import {
  type NumberedCatalogue,
  readCatalogue,
  readStored,
  sellCatalogue,
  UnreadableCatalogue,
} from './read-catalogue.ts';
import { CATALOGUE_CHANNEL } from './write-version.ts';

const SUBJECT = 'catalogue';
const RECONNECT_MS = 5_000;
/** Longest delay of a version whose notice was lost. */
const LOOK_EVERY_MS = 15_000;

/** Makes pages of a catalogue, then calls `swap` in the step that serves them. */
type ShowCatalogue = (catalogue: Catalogue, swap: () => void) => Promise<void>;

/** Returns the document of one path of a catalogue. */
type RenderPage = (catalogue: Catalogue, pathname: string) => Promise<string>;

export interface HasServedCatalogue {
  readonly parts: { readonly catalogue: ServedCatalogue };
}

export type CatalogueShop = Shop & HasServedCatalogue;

/**
 * The catalogue that this node sells from. It is replaced together with the pages, in one synchronous step
 * (docs/decisions/0068-the-database-holds-the-catalogue.md).
 */
export class ServedCatalogue {
  /** Entries that this process has read. */
  readonly known = new KnownEntries();
  readonly #shop: Shop & HasMedia & HasSoldOut;
  readonly #clock: CampaignClock;
  #served: NumberedCatalogue;
  /** Newer than the served version. */
  #next: { readonly number: number; readonly read: Promise<Catalogue> } | undefined;
  #show: ShowCatalogue = async (_, swap) => swap();
  #renderPage: RenderPage | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #client: pg.Client | undefined;
  #timers: NodeJS.Timeout[] = [];
  #isStarted = false;

  constructor(shop: CatalogueShop & HasMedia & HasSoldOut, served: NumberedCatalogue) {
    this.#shop = shop;
    this.#clock = new CampaignClock(shop, () => void this.#tryCatchUp());
    this.#served = served;
  }

  get current(): Catalogue {
    return this.#served.catalogue;
  }

  /**
   * Returns the newest version that `db` sees, also while its pages are being made. A version that this version of the
   * shop can't read is in force nowhere.
   */
  async inForce(db: Database | Transaction): Promise<Catalogue> {
    const number = await newestVersion(db);
    if (number <= this.#served.number) return this.current;
    if (this.#next?.number !== number) {
      const read = readStored(db, this.known)
        .then(({ catalogue }) => sellCatalogue(db, this.mode, catalogue))
        .catch((error: unknown) => {
          this.#next = undefined;
          if (error instanceof UnreadableCatalogue) return this.current;
          throw error;
        });
      this.#next = { number, read };
    }
    return this.#next.read;
  }

  /** Paths of products that the served version no longer has there. */
  get formerPaths(): FormerPaths {
    return this.#served.formerPaths;
  }

  /** Number of the served version. */
  get number(): number {
    return this.#served.number;
  }

  get mode(): ShopMode {
    return this.#shop.settings.shopMode;
  }

  get weeeNumber(): string {
    return this.#shop.settings.company.weee;
  }

  /** Sets who makes the pages; without it a catalogue is replaced at once. */
  showBy(show: ShowCatalogue): void {
    this.#show = show;
  }

  /** Sets who makes pages of the next prices. */
  prepareBy(prepare: PrepareCatalogue): void {
    this.#clock.prepareBy(prepare);
  }

  /** True if this node can show the prices of a campaign's start or end at its instant. */
  isReadyAt(ms: number, nowMs: number): boolean {
    return this.#clock.isReadyAt(ms, nowMs);
  }

  /** Sets who renders previews. */
  previewBy(renderPage: RenderPage): void {
    this.#renderPage = renderPage;
  }

  /** Renders one page of a catalogue that nobody serves; undefined on a node without pages. */
  async preview(catalogue: Catalogue, pathname: string): Promise<string | undefined> {
    return this.#renderPage?.(catalogue, pathname);
  }

  /** Serves the newest version. Rejects if it could not be read or rendered; the former one stays. */
  catchUp(): Promise<void> {
    const turn = this.#turn
      .then(() => this.#catchUp())
      .catch((error: unknown) => this.#fail(error));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #catchUp(): Promise<void> {
    const isNewest = (await newestVersion(this.#shop.db)) <= this.#served.number;
    // A start renders the newest version; what the process before could not show is seen by it.
    if (isNewest && !this.#isStarted) await this.#resolve();
    this.#isStarted = true;
    if (isNewest) return;
    const next = await readCatalogue(this.#shop.db, this.mode, { known: this.known });
    await this.#show(next.catalogue, () => {
      this.#served = next;
      this.#next = undefined;
      this.#shop.parts.soldOut.forget();
    });
    void this.#shop.parts.media.prepareAll(next.catalogue);
    await this.#resolve();
  }

  #resolve(): Promise<void> {
    return resolveAlert(this.#shop, this.#shop.db, 'catalogue_not_shown', SUBJECT);
  }

  /** Tells the owner, and rejects. */
  async #fail(error: unknown): Promise<never> {
    const data = { error: error instanceof Error ? error.message : String(error) };
    if (!isDatabaseAway(error) && !this.#shop.stopping.aborted) {
      const alert = { kind: 'catalogue_not_shown', subject: SUBJECT, data } as const;
      await this.#shop.db.transaction((tx) => raiseAlert(this.#shop, tx, alert));
    }
    throw error;
  }

  /** Follows versions that any node publishes, until the shop stops. */
  follow(): void {
    this.#timers = [setInterval(() => void this.#tryCatchUp(), LOOK_EVERY_MS).unref()];
    void this.#connect();
    this.#shop.stopping.addEventListener(
      'abort',
      () => {
        for (const timer of this.#timers) clearInterval(timer);
        this.#clock.stop();
        this.#drop();
      },
      { once: true },
    );
  }

  async #tryCatchUp(): Promise<void> {
    const { log, stopping } = this.#shop;
    if (stopping.aborted) return;
    await this.#clock
      .switchDue()
      .catch((error: unknown) => log.failed('campaigns are not switched yet', error));
    await this.catchUp().catch((error: unknown) =>
      log.failed('the newest catalogue is not served yet', error),
    );
    if (stopping.aborted) return;
    await this.#clock
      .plan()
      .catch((error: unknown) => log.failed('the next campaign is not planned yet', error));
  }

  async #connect(): Promise<void> {
    const client = new LimitedClient(this.#shop.pool.options);
    this.#client = client;
    client.on('notification', () => void this.#tryCatchUp());
    client.on('error', (error) => this.#retry(client, error));
    client.on('end', () => this.#retry(client, new Error('Connection terminated')));
    try {
      await client.connect();
      await client.query(`LISTEN ${CATALOGUE_CHANNEL}`);
      // A version may have been published before the connection was open.
      await this.#tryCatchUp();
    } catch (error) {
      this.#retry(client, error);
    }
  }

  #retry(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#drop();
    if (this.#shop.stopping.aborted) return;
    this.#shop.log.failed('the connection for notices of the catalogue is retried', error);
    const timer = setTimeout(() => {
      if (!this.#shop.stopping.aborted) void this.#connect();
    }, RECONNECT_MS).unref();
    this.#timers = [...this.#timers.slice(0, 1), timer];
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.end().catch(() => undefined);
  }
}
