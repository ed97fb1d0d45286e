import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ShopMode } from '#rules/claims.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { isDatabaseAway } from '../db/database-errors.ts';
import type { FirmSettings } from '../firm.ts';
import type { HasMedia } from '../media/media-files.ts';
import { Notices } from '../notices.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { CampaignClock } from './campaigns/campaign-clock.ts';
import { type CataloguePages, NO_PAGES } from './catalogue-pages.ts';
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
/** Longest delay of a version whose notice was lost. */
const LOOK_EVERY_MS = 15_000;

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
  /** Serves the documents of this catalogue; the page server takes this place when it opens. */
  pages: CataloguePages = NO_PAGES;
  readonly #shop: Shop & HasMedia & HasSoldOut;
  readonly #clock: CampaignClock;
  #served: NumberedCatalogue;
  /** Newer than the served version. */
  #next: { readonly number: number; readonly read: Promise<Catalogue> } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
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

  get settings(): FirmSettings {
    return this.#shop.settings;
  }

  /** True if this node can show the prices of a campaign's start or end at its instant. */
  isReadyAt(ms: number, nowMs: number): boolean {
    return this.#clock.isReadyAt(ms, nowMs);
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
    const startedAt = performance.now();
    const next = await readCatalogue(this.#shop.db, this.mode, { known: this.known });
    await this.pages.publish(next.catalogue, () => {
      this.#served = next;
      this.#next = undefined;
      this.#shop.parts.soldOut.forget();
    });
    this.#shop.metrics.noteVersion((performance.now() - startedAt) / 1000);
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
    const look = () => void this.#tryCatchUp();
    const timer = setInterval(look, LOOK_EVERY_MS).unref();
    const notices = new Notices(this.#shop, {
      channels: [CATALOGUE_CHANNEL],
      heard: look,
      opened: look,
    });
    notices.start();
    const stop = () => {
      clearInterval(timer);
      this.#clock.stop();
      notices.stop();
    };
    this.#shop.stopping.addEventListener('abort', stop, { once: true });
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
}
