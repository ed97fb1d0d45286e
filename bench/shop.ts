import { newPlace, ShopProcess, untilReady } from '#test/running-shop.ts';

export interface BenchShop {
  readonly url: string;
  /** Pid of the process that serves requests. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the shop on free ports with an empty data folder; `settings` override the defaults. */
export async function startShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const place = await newPlace();
  // Builds a storefront whose sources have changed.
  const shop = new ShopProcess(place, { ELVARE_ONE_BUILD: '', ...settings });
  const stop = await untilReady(shop, place);
  return { url: `http://127.0.0.1:${place.port}`, pid: shop.child.pid ?? 0, stop };
}
