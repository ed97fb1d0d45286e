import type { Catalogue } from '#catalogue/catalogue.ts';
import { announcedSale } from '#rules/announced-sale.ts';
import { listPath, listsOf, ownPages } from '#rules/lists.ts';
import type { ShopFacts } from './settings.ts';

/** Anchor of the block to which the footer leads. */
const FAQ = 'faq';

/** Makes the facts that every document prints. */
export function makeShopFacts(catalogue: Catalogue): ShopFacts {
  const { freeShippingFromCents, returnDays, shippingCents, vatPercent } = catalogue.facts;
  const asked = [catalogue.pages['home'], catalogue.pages['help']].find((page) =>
    page?.blocks.some(({ anchor }) => anchor === FAQ),
  );
  const [de, en] = [announcedSale(catalogue, 'de'), announcedSale(catalogue, 'en')];
  return {
    freeShippingFromCents,
    returnDays,
    shippingCents,
    vatPercent,
    pages: ownPages(catalogue).map(({ path, name, footer, place, picture }) => ({
      path,
      name,
      ...(footer && { footer }),
      ...(place !== undefined && { place }),
      ...(picture && { picture }),
    })),
    lists: listsOf(catalogue).map((list) => listPath(list, catalogue)),
    ...(asked && { faq: `${asked.path}#${FAQ}` }),
    ...(de && en && { sale: { de, en } }),
  };
}
