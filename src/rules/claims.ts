import type { Product } from '#catalogue/catalogue.ts';
import { type Counters, DEMO_BANNER_PERCENT } from '#catalogue/demo-claims.ts';
import { MIN_PROVEN_VIEWERS, RESERVATION_MS } from '#catalogue/limits.ts';
import type { PaymentMethod } from '#catalogue/payment-methods.ts';
import type { PackBadge, Price, Rating } from '#catalogue/types.ts';
import { percentOff } from './price-figures.ts';

/**
 * Claims that the shop may make (docs/decisions/0002-one-module-decides-about-claims.md). The only
 * module that tests the mode: `demo` shows what the specification requires, `live` what is proven.
 * Every function returns the value to show, or `undefined` for none; a missing value is never shown as zero.
 * Proof that is not at hand is left out.
 */
export type ShopMode = 'demo' | 'live';

/** True if the footer has the note that this is a demo shop without real orders. */
export const saysDemoShop = (mode: ShopMode): boolean => mode === 'demo';

/** True if products may be advertised elsewhere; nothing of a demo can be bought. */
export const mayAdvertise = (mode: ShopMode): boolean => mode === 'live';

/** "n viewers now": in live mode those of this product's page, from three up. */
export function viewersNow(
  mode: ShopMode,
  demo: number | undefined,
  proven?: number,
): number | undefined {
  if (mode === 'demo') return demo;
  return proven !== undefined && proven >= MIN_PROVEN_VIEWERS ? proven : undefined;
}

/**
 * The scarcity line: `hurry` for the specification's sentence, or how many are really left. `left` is infinite unless
 * `saysFewLeft()` allows a word about it.
 */
export function scarcity(mode: ShopMode, left = Number.POSITIVE_INFINITY) {
  if (mode === 'demo') return 'hurry';
  return left < Number.POSITIVE_INFINITY ? left : undefined;
}

/** True if a variant's page may count its pieces; `threshold` is from where on they are worth a word. */
export const saysFewLeft = (mode: ShopMode, stock: number, threshold: number): boolean =>
  mode === 'live' && stock >= 1 && stock <= threshold;

/** Stars of a product, or of the shop above its reviews: in live mode the mean of reviews tied to paid orders, from the first one. */
export function ratingOf(
  mode: ShopMode,
  demo: Product['demoRating'] | undefined,
  proven?: { readonly average: number; readonly count: number },
): Rating | undefined {
  if (mode === 'demo') return demo && { ...demo, demo: true };
  return proven && proven.count > 0 ? { ...proven, demo: false } : undefined;
}

/** True if the nine reviews of the catalogue, which nobody wrote, may be shown. */
export function showsStaticReviews(mode: ShopMode): boolean {
  return mode === 'demo';
}

/** The banner's "n % off everything today", which only the demo says. */
export const bannerPercentOff = (mode: ShopMode): number | undefined =>
  mode === 'demo' ? DEMO_BANNER_PERCENT : undefined;

/** The banner's campaign. */
export const bannerSale = <Sale>(mode: ShopMode, running?: Sale): Sale | undefined =>
  mode === 'demo' ? undefined : running;

type StrikePrice = { readonly originalCents: number; readonly percentOff: number };

/** True if a sale is a contract: products tell their maker (`rules/goods-facts.ts`), and pages show the guarantee notice. */
export const sellsForReal = (mode: ShopMode): boolean => mode === 'live';

/** True if only prices that the shop's own history proves may be struck through. */
export const strikesFromHistory = (mode: ShopMode): boolean => mode === 'live';

/**
 * The struck-through price and its badge. In live mode the reference is the lowest price of the 30
 * days before the reduction (PAngV section 11); without that history there is none.
 */
export function strikePrice(
  mode: ShopMode,
  { priceCents, originalCents, provenCents }: Price,
): StrikePrice | undefined {
  const reference = mode === 'demo' ? originalCents : provenCents;
  if (reference === undefined || reference <= priceCents) return undefined;
  return { originalCents: reference, percentOff: percentOff(priceCents, reference) };
}

/** The home page's counters, each only when it is known. */
export function counters(mode: ShopMode, demo: Counters = {}, proven: Counters = {}): Counters {
  if (mode === 'demo') return demo;
  const known = Object.entries(proven).filter(([, value]) => value !== undefined && value > 0);
  return Object.fromEntries(known);
}

/** True if the counters count up once they are seen; proven figures stand still. */
export const countersCountUp = (mode: ShopMode): boolean => mode === 'demo';

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
  if (mode === 'demo' || badge === undefined) return badge;
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
  if (mode === 'demo') return RESERVATION_MS;
  return heldForMs !== undefined && heldForMs > 0 ? heldForMs : undefined;
}

/** True if statutory liability may stand among the benefits ("2 years warranty"). */
export function showsWarrantyAsBenefit(mode: ShopMode): boolean {
  return mode === 'demo';
}

/** True if gifts that need terms nobody has written (raffle, lifetime guarantee) may be named. */
export function showsUnprovenGifts(mode: ShopMode): boolean {
  return mode === 'demo';
}

/** True if this present of a pack may be named; one that is sold as well exists. */
export function mayGive(mode: ShopMode, gift: string, given: string | undefined): boolean {
  return gift === given || showsUnprovenGifts(mode);
}

/** True if places for customer films and experiences that do not exist may be shown. */
export const showsExperiencePlaceholders = (mode: ShopMode): boolean => mode === 'demo';

/** Support around the clock ("24/7", answer within 24 h), unless the owner keeps those hours. */
export function showsRoundTheClockSupport(mode: ShopMode, staffed = false): boolean {
  return mode === 'demo' || staffed;
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
  return mode === 'demo' && isUntouched ? listed : offered;
}
