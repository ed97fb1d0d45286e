import type { Shop } from '#server/shop.ts';
import type { CataloguePages } from '../catalogue-pages.ts';
import type { KnownEntries } from '../current-entries.ts';
import { readCatalogue } from '../read-catalogue.ts';
import { type CampaignRow, nextMsOf, readClock, readOpenCampaigns } from './read-campaigns.ts';
import { switchCampaigns } from './switch-campaigns.ts';

/** Time before a change at which its pages are rendered. */
const AHEAD_MS = 10 * 60 * 1000;
/** Later changes are found by the regular look. */
const LONGEST_TIMER_MS = 60_000;

/** Timers may fire a millisecond early. */
const TIMER_MARGIN_MS = 2;
/** Delay after which an overdue change is tried again. */
const RETRY_MS = 1_000;

type ClockShop = Shop & {
  readonly parts: {
    readonly catalogue: {
      readonly known: KnownEntries;
      readonly number: number;
      readonly pages: CataloguePages;
    };
  };
};

/** A change of prices for which this node has the pages. */
interface Prepared {
  readonly ms: number;
  readonly key: string;
}

const keyOf = (open: readonly CampaignRow[], number: number) =>
  [number, ...open.map(({ id, revision, startedIn }) => `${id} ${revision} ${startedIn}`)].join();

/** Knows when campaigns start and end by the database's clock, wakes this node then, and renders ahead. */
export class CampaignClock {
  readonly #shop: ClockShop;
  readonly #wake: () => void;
  #prepared: Prepared | undefined;
  #preparing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** What `switchDue()` found last; while no campaign is open, `plan()` reads nothing. */
  #isAnyOpen = true;

  constructor(shop: ClockShop, wake: () => void) {
    this.#shop = shop;
    this.#wake = wake;
  }

  /** True if this node can show the prices of a change at its instant. */
  isReadyAt(ms: number, nowMs: number): boolean {
    return ms - nowMs > AHEAD_MS || this.#prepared?.ms === ms;
  }

  /** Starts and ends what is due, for all nodes. */
  async switchDue(): Promise<void> {
    const { db } = this.#shop;
    this.#isAnyOpen = (await readOpenCampaigns(db)).length > 0;
    if (this.#isAnyOpen) await switchCampaigns(db);
  }

  /** Sets the timer of the next change, and begins to render it if it is near. */
  async plan(): Promise<void> {
    const { db } = this.#shop;
    const open = this.#isAnyOpen ? await readOpenCampaigns(db) : [];
    if (open.length === 0) return clearTimeout(this.#timer);
    const nowMs = await readClock(db);
    clearTimeout(this.#timer);
    if (this.#shop.stopping.aborted) return;
    const nextMs = open.map(nextMsOf).reduce((a, b) => Math.min(a, b));
    const waitMs = nextMs - nowMs;
    if (waitMs <= LONGEST_TIMER_MS) {
      const delayMs = waitMs > 0 ? waitMs + TIMER_MARGIN_MS : RETRY_MS;
      this.#timer = setTimeout(this.#wake, delayMs).unref();
    }
    if (waitMs > 0 && waitMs <= AHEAD_MS) {
      this.#preparing ??= this.#tryPrepare(open, nextMs).finally(() => {
        this.#preparing = undefined;
      });
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #tryPrepare(open: readonly CampaignRow[], ms: number): Promise<void> {
    const { db, settings, parts, log, stopping } = this.#shop;
    const { known, number, pages } = parts.catalogue;
    const key = keyOf(open, number);
    if (this.#prepared?.ms === ms && this.#prepared.key === key) return;
    this.#prepared = undefined;
    try {
      const { catalogue } = await readCatalogue(db, settings.shopMode, { atMs: ms, known });
      await pages.prepare(catalogue);
      this.#prepared = { ms, key };
    } catch (error) {
      if (!stopping.aborted) log.failed('the next prices are not rendered yet', error);
    }
  }
}
