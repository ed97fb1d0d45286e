import type { Product } from '#catalogue/catalogue.ts';
import { DEMO_BANNER_PERCENT } from '#catalogue/demo-claims.ts';
import { RESERVATION_MS } from '#catalogue/limits.ts';
import type { PaymentMethod } from '#catalogue/payment-methods.ts';
import type { PackBadge, Price, Rating } from '#catalogue/types.ts';
import { percentOff } from './price-figures.ts';

/**
 * Claims that the shop may make (docs/decisions/0002-one-module-decides-about-claims.md). The only
 * module that tests the mode: `demo` shows what the specification requires, `live` what is proven.
 * A function returns the value to show, or `undefined` for none; a missing value is never shown as zero.
 * Proof that is not at hand is left out.
 */
export type ShopMode = 'demo' | 'live';

/** True if the shop says what nothing proves, and that it is a demo. */
export const isDemo = (mode: ShopMode): boolean => mode === 'demo';

/** True if visitors are counted by requests alone; the demo counts visits, by an identifier in the browser. */
export const countsEntries = (mode: ShopMode): boolean => !isDemo(mode);

/**
 * The scarcity line: `hurry` for the specification's sentence, or how many are really left. `left` is infinite unless
 * `saysFewLeft()` allows a word about it.
 */
export function scarcity(mode: ShopMode, left = Number.POSITIVE_INFINITY) {
  if (isDemo(mode)) return 'hurry';
  return left < Number.POSITIVE_INFINITY ? left : undefined;
}

/** True if a variant's page may count its pieces; `threshold` is from where on they are worth a word. */
export const saysFewLeft = (mode: ShopMode, stock: number, threshold: number): boolean =>
  !isDemo(mode) && stock >= 1 && stock <= threshold;

/** Stars of a product, or of the shop above its reviews: in live mode the mean of reviews tied to paid orders, from the first one. */
export function ratingOf(
  mode: ShopMode,
  demo: Product['demoRating'] | undefined,
  proven?: Rating,
): Rating | undefined {
  return isDemo(mode) ? demo : proven;
}

/** The banner's "n % off everything today", which only the demo says. */
export const bannerPercentOff = (mode: ShopMode): number | undefined =>
  isDemo(mode) ? DEMO_BANNER_PERCENT : undefined;

/** The banner's campaign. */
export const bannerSale = <Sale>(mode: ShopMode, running?: Sale): Sale | undefined =>
  isDemo(mode) ? undefined : running;

type StrikePrice = { readonly originalCents: number; readonly percentOff: number };

/**
 * The struck-through price and its badge. In live mode the reference is the lowest price of the 30
 * days before the reduction (PAngV section 11); without that history there is none.
 */
export function strikePrice(
  mode: ShopMode,
  { priceCents, originalCents, provenCents }: Price,
): StrikePrice | undefined {
  const reference = isDemo(mode) ? originalCents : provenCents;
  if (reference === undefined || reference <= priceCents) return undefined;
  return { originalCents: reference, percentOff: percentOff(priceCents, reference) };
}

/** A pack as far as its badge goes. */
interface BadgedPack {
  readonly id: string;
  readonly pieces: number;
  readonly priceCents: number;
  readonly badge?: PackBadge;
}

/**
 * A pack card's badge. In live mode "bestseller" goes to the pack sold most in 30 days and "best
 * value" to the lowest price per piece, and only where the catalogue would set that badge.
 */
export function packBadge(
  mode: ShopMode,
  packs: readonly BadgedPack[],
  pack: BadgedPack,
  bestsellerOf30Days?: string,
): PackBadge | undefined {
  const { badge } = pack;
  if (isDemo(mode) || badge === undefined) return badge;
  if (badge === 'bestseller') return bestsellerOf30Days === pack.id ? badge : undefined;
  const perPiece = ({ priceCents, pieces }: BadgedPack) => priceCents / pieces;
  const cheapest = packs.reduce((best, each) => (perPiece(each) < perPiece(best) ? each : best));
  return cheapest.id === pack.id ? badge : undefined;
}

/**
 * The drawer's countdown in milliseconds. In live mode only while the server really holds the
 * goods; what it holds them for is passed in.
 */
export function reservation(mode: ShopMode, heldForMs?: number): number | undefined {
  if (isDemo(mode)) return RESERVATION_MS;
  return heldForMs !== undefined && heldForMs > 0 ? heldForMs : undefined;
}

/**
 * True if this present of a pack may be named. One that is sold as well exists; others need terms that nobody has
 * written (raffle, lifetime guarantee).
 */
export function mayGive(mode: ShopMode, gift: string, given: string | undefined): boolean {
  return gift === given || isDemo(mode);
}

/**
 * The methods that the FAQ may name: those that the payment page offers. Only a demo whose setting and facts
 * nobody changed names the five of the specification.
 */
export function paymentMethods(
  mode: ShopMode,
  listed: readonly PaymentMethod[],
  offered: readonly PaymentMethod[] = [],
  isUntouched = false,
): readonly PaymentMethod[] {
  return isDemo(mode) && isUntouched ? listed : offered;
}
