import { FLASH_SALE_MS } from '#catalogue/limits.ts';
import { bannerSale, isDemo, type ShopMode } from './claims.ts';

/** The demo's flash sale, whose countdown starts anew at every visit. */
type DemoSale = { readonly percentOff: number; readonly remainingMs: number };

/** The flash sale: in the demo with a countdown from 23:45:30, else a campaign with its real end. */
export const flashSale = <Sale>(
  mode: ShopMode,
  demoPercentOff = 0,
  running?: Sale,
): DemoSale | Sale | undefined =>
  isDemo(mode)
    ? { percentOff: demoPercentOff, remainingMs: FLASH_SALE_MS }
    : bannerSale(mode, running);
