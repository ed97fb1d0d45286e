import type { Catalogue } from '#catalogue/catalogue.ts';
import { announcedSale } from '#rules/announced-sale.ts';
import { readPrintedData, type ShopFacts } from './settings.ts';

export function makeShopFacts(catalogue: Catalogue): ShopFacts {
  const { freeShippingFromCents, returnDays, shippingCents, vatPercent } = catalogue.facts;
  const [de, en] = [announcedSale(catalogue, 'de'), announcedSale(catalogue, 'en')];
  return {
    freeShippingFromCents,
    returnDays,
    shippingCents,
    vatPercent,
    ...(de && en && { sale: { de, en } }),
  };
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
