import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';

const places: ShopPlace[] = [];
const shops: ShopProcess[] = [];

/** Call it after each test. */
export async function endShops(): Promise<void> {
  for (const shop of shops.splice(0)) await shop.end();
  for (const place of places.splice(0)) removePlace(place);
}

export async function place(): Promise<ShopPlace> {
  const made = await newPlace();
  places.push(made);
  return made;
}

export function start(at: ShopPlace, settings: Record<string, string> = {}): ShopProcess {
  const shop = new ShopProcess(at, settings);
  shops.push(shop);
  return shop;
}

/** A start that is refused: its exit code and the one sentence it printed. */
export async function refusal(at: ShopPlace, settings: Record<string, string> = {}) {
  const shop = start(at, settings);
  const code = await shop.ended;
  const lines = shop.said.split('\n').filter((line) => line !== '' && !line.endsWith('…'));
  return { code, lines };
}

export const api = (at: ShopPlace, target: string) => `http://127.0.0.1:${at.port}/api/${target}`;
export const healthy = async (at: ShopPlace) =>
  (await fetch(api(at, 'health')).catch(() => undefined))?.status === 200;

/** Real processes on a machine that may be busy. */
export const timeout = 120_000;
