import type { Catalogue } from '#catalogue/catalogue.ts';
import { announcedSale } from '#rules/announced-sale.ts';
import { listPath, listsOf } from '#rules/lists.ts';
import type { ShopFacts } from './settings.ts';

/** Makes the facts that every document prints. */
export function makeShopFacts(catalogue: Catalogue): ShopFacts {
  const { freeShippingFromCents, returnDays, shippingCents, vatPercent } = catalogue.facts;
  const [de, en] = [announcedSale(catalogue, 'de'), announcedSale(catalogue, 'en')];
  return {
    freeShippingFromCents,
    returnDays,
    shippingCents,
    vatPercent,
    lists: listsOf(catalogue).map((list) => listPath(list, catalogue)),
    ...(de && en && { sale: { de, en } }),
  };
}
