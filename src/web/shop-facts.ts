import type { Facts } from '../catalogue/catalogue.ts';
import { readPrintedData } from './settings.ts';

/** Facts that every page shows: banner, buy column and cart. Others are data of the pages that show them. */
export type ShopFacts = Pick<
  Facts,
  'freeShippingFromCents' | 'returnDays' | 'shippingCents' | 'vatPercent'
>;

export function makeShopFacts({
  freeShippingFromCents,
  returnDays,
  shippingCents,
  vatPercent,
}: Facts): ShopFacts {
  return { freeShippingFromCents, returnDays, shippingCents, vatPercent };
}

let facts: ShopFacts | undefined;

/** Sets the facts where no document has them: while documents are made, and in the dev server's shell. */
export function setShopFacts(known: ShopFacts): void {
  facts = known;
}

/** Returns the document's facts. */
export function shopFacts(): ShopFacts {
  const known = facts ?? readPrintedData()?.facts;
  if (!known) throw new Error('the document carries no facts');
  return known;
}
