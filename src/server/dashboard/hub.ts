import type { DashboardSnapshot } from '#contract/dashboard.ts';
import { DASHBOARD_ENDPOINTS } from '#contract/endpoints/dashboard.ts';
import { isDemo } from '#rules/claims.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import { Notices } from '../notices.ts';
import { ORDERS_CHANNEL } from '../orders/order-notices.ts';
import type { RangeShop } from '../shop.ts';
import { type Cancel, type Clock, machineClock } from './clock.ts';
import { readSnapshot } from './snapshot.ts';
import { WaitingWorkReader } from './waiting-work.ts';
import { Watcher } from './watcher.ts';

/** Shortest time between two states. */
const SHOW_EVERY_MS = 1_000;
/** Confirms to the page that its numbers are current, and keeps proxies from closing an idle stream. */
const PING_EVERY_MS = 5_000;
/** The trigger of migration `live_visits` names the user whose role or login ended. */
const RIGHTS_CHANNEL = 'admin_rights';
const WATCHERS = DASHBOARD_ENDPOINTS['GET /api/admin/dashboard/live'].for;
const CHECK_RIGHTS_EVERY_MS = 60_000;
/** Longest stream. The browser reconnects by itself, and the rights are checked as for a new request. */
const STREAM_LASTS_MS = 30 * 60_000;

export interface HasDashboard {
  readonly parts: { readonly dashboard: DashboardHub };
}

/**
 * All open dashboards of this node. While at least one is open, the snapshot is read once a second for
 * all of them, and sent if it changed. Nothing runs while none is open.
 */
export class DashboardHub {
  readonly #shop: RangeShop;
  readonly #clock: Clock;
  readonly #watchers = new Set<Watcher>();
  readonly #notices: Notices;
  readonly #work: WaitingWorkReader;
  #rounds: Cancel[] = [];
  #next: Cancel | undefined;
  #reading = false;
  #again = false;
  /** The newest state as an event, and its content without the time, for comparison. */
  #newest: { event: string; content: string } | undefined;
  #readAt = 0;
  #shownAt = 0;
  #failing = false;

  constructor(shop: RangeShop, clock: Clock = machineClock) {
    this.#shop = shop;
    this.#clock = clock;
    this.#work = new WaitingWorkReader(shop);
    this.#notices = new Notices(shop, {
      channels: [ORDERS_CHANNEL, RIGHTS_CHANNEL],
      heard: (channel, userId) => {
        if (channel === ORDERS_CHANNEL) this.#soon();
        else void this.#checkRights((watcher) => watcher.watching.userId === userId);
      },
      // Orders and rights may have changed before the connection heard of them.
      opened: () => {
        this.#soon();
        void this.#checkRights(() => true);
      },
    });
    shop.stopping.addEventListener('abort', () => {
      for (const watcher of this.#watchers) watcher.close('event: bye\ndata: stopping\n\n');
    });
  }

  get watching(): number {
    return this.#watchers.size;
  }

  /** Reads the numbers, and what waits for somebody. */
  async read(): Promise<DashboardSnapshot> {
    const [snapshot, work] = await Promise.all([readSnapshot(this.#shop), this.#work.read()]);
    const isUnknown = !isDemo(this.#shop.settings.shopMode);
    return { ...snapshot, work, ...(isUnknown && { visits_unknown: true }) };
  }

  /** Opens a stream for an admin. Sends the state at once, then every new one. */
  watch(userId: string, cookie: string): ReadableStream<Uint8Array> {
    const watcher = new Watcher({
      userId,
      headers: new Headers({ cookie }),
      openedAt: this.#clock.now(),
      onClose: (closed) => this.#left(closed),
    });
    watcher.hint(`retry: 2000\n\n${this.#newest ? this.#pingEvent() : ''}`);
    this.#watchers.add(watcher);
    if (this.#watchers.size === 1) this.#begin();
    else if (this.#newest) watcher.show(this.#newest.event);
    return watcher.stream;
  }

  #begin(): void {
    this.#notices.start();
    this.#rounds = [
      this.#clock.every(PING_EVERY_MS, () => this.#ping()),
      this.#clock.every(CHECK_RIGHTS_EVERY_MS, () => void this.#checkRights(() => true)),
    ];
    void this.#read();
  }

  #left(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size > 0) return;
    this.#notices.stop();
    for (const cancel of this.#rounds) cancel();
    this.#next?.();
    this.#next = undefined;
    // The next dashboard must not get this old state as if it were new.
    this.#newest = undefined;
  }

  /** Reads after an order changed: now, or a second after the last state was sent. */
  #soon(): void {
    if (this.#watchers.size === 0) return;
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#readIn(Math.max(0, this.#shownAt + SHOW_EVERY_MS - this.#clock.now()));
  }

  #readIn(ms: number): void {
    this.#next?.();
    this.#next = this.#clock.after(ms, () => void this.#read());
  }

  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      const snapshot = await this.read();
      this.#readAt = this.#clock.now();
      this.#failing = false;
      if (this.#watchers.size > 0) this.#show(snapshot);
    } catch (error) {
      // The page shows the age of its numbers; one line in the log is enough.
      if (!this.#failing) this.#shop.log.failed('the dashboard could not be read', error);
      this.#failing = true;
    }
    this.#reading = false;
    if (this.#watchers.size === 0) return;
    const again = this.#again;
    this.#again = false;
    if (again) this.#soon();
    else this.#readIn(SHOW_EVERY_MS);
  }

  #show(snapshot: DashboardSnapshot): void {
    const { at, ...said } = snapshot;
    const content = JSON.stringify(said);
    if (content === this.#newest?.content) return;
    const event = `id: ${Date.parse(at)}\ndata: ${JSON.stringify(snapshot)}\n\n`;
    this.#newest = { event, content };
    this.#shownAt = this.#clock.now();
    for (const watcher of this.#watchers) watcher.show(event);
  }

  /** Carries the server's time: the page computes ages from it, not from the last state's time. */
  #pingEvent(): string {
    const now = this.#clock.now();
    const data = JSON.stringify({ age_ms: now - this.#readAt, now });
    return `: ping\nevent: ping\ndata: ${data}\n\n`;
  }

  #ping(): void {
    const event = this.#pingEvent();
    for (const watcher of this.#watchers) {
      if (this.#clock.now() - watcher.watching.openedAt >= STREAM_LASTS_MS) {
        watcher.close('event: bye\ndata: time\n\n');
      } else {
        watcher.hint(event);
      }
    }
  }

  async #checkRights(whose: (watcher: Watcher) => boolean): Promise<void> {
    for (const watcher of [...this.#watchers].filter(whose)) {
      const asked = requireAdmin(this.#shop, watcher.watching, { isUse: false, roles: WATCHERS });
      const check = await asked.catch((error: unknown) => {
        this.#shop.log.failed('the rights of a dashboard could not be checked', error);
        return undefined;
      });
      if (check && !check.ok) watcher.close('event: bye\ndata: rights\n\n');
    }
  }
}
