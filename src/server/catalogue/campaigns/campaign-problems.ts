import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Localized } from '#catalogue/types.ts';
import {
  type AdminCampaignPreview,
  CAMPAIGN_PREVIEW_PRODUCTS,
  type CampaignRefusal,
} from '#contract/admin-campaigns.ts';
import { LANGS } from '#routes.ts';
import { applyCampaigns, type CampaignOffer } from '#rules/campaigns.ts';
import { forbiddenWord } from '#rules/forbidden-words.ts';
import { pricesByVariant } from '#rules/product-prices.ts';
import { readPrices } from '../content-prices.ts';

type Problem = CampaignRefusal['problems'][number];

const always = (offer: CampaignOffer) => [{ startMs: 0, endMs: Number.POSITIVE_INFINITY, offer }];
const hasVariant = (product: Product, variant: string) =>
  pricesByVariant(product).some(([own]) => own === variant);

/** Returns why an offer would change no price, or not those that it names. */
export function problemsOf(base: Catalogue, offer: CampaignOffer): Problem[] {
  const products = new Map<string, Product>(base.products.map((each) => [each.id, each]));
  const problems: Problem[] = [];
  if (offer.kind === 'prices') {
    for (const { productId: id, variant } of offer.prices) {
      const product = products.get(id);
      if (product === undefined) problems.push({ code: 'unknown_product', id });
      else if (!hasVariant(product, variant)) problems.push({ code: 'unknown_variant', id });
    }
  } else if (offer.goods.kind === 'products') {
    const unknown = offer.goods.ids.filter((id) => !products.has(id));
    problems.push(...unknown.map((id) => ({ code: 'unknown_product' as const, id })));
  }
  if (problems.length > 0) return problems;
  return applyCampaigns(base, always(offer)) === base ? [{ code: 'nothing_cheaper', id: '' }] : [];
}

/** Returns what a name says that texts of a shop may not, by language. */
export function problemsOfName(name: Localized<string>): Problem[] {
  return LANGS.flatMap((lang) => {
    const word = forbiddenWord(name[lang]);
    return word === undefined ? [] : { code: 'forbidden_word' as const, lang, word };
  });
}

/** Returns the prices that an offer would give with nothing else running. */
export function previewOffer(base: Catalogue, offer: CampaignOffer): AdminCampaignPreview {
  const sold = applyCampaigns(base, always(offer)).products;
  const changed = base.products.flatMap((product, place) => {
    const reduced = sold[place];
    return reduced === undefined || reduced === product ? [] : [{ product, reduced }];
  });
  return {
    count: changed.length,
    products: changed.slice(0, CAMPAIGN_PREVIEW_PRODUCTS).map(({ product, reduced }) => {
      const after = readPrices(reduced);
      return {
        id: product.id,
        name: { ...product.name },
        prices: readPrices(product).map(({ variant, price_cents: cents }, place) => ({
          variant,
          price_cents: cents ?? 0,
          campaign_cents: after[place]?.price_cents ?? 0,
        })),
      };
    }),
  };
}
