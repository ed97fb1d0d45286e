import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { percentOff } from './price-figures.ts';
import { pricesOf } from './product-prices.ts';

/** A campaign that runs, as pages name it. */
export interface RunningSale {
  readonly name: string;
  /** Text of the banner. */
  readonly line: string;
  /** Its end in words, in Berlin's time. */
  readonly ends: string;
  /** First instant at which it is over, in epoch milliseconds. */
  readonly endsMs: number;
  /** Largest reduction in whole per cent that the price history proves; absent if it proves none. */
  readonly percentOff?: number;
}

/**
 * Returns the largest reduction of a campaign, in whole per cent, that the price history proves; undefined if it proves
 * none. `base` is without campaigns, `own` with this one alone, `sold` is what shoppers see; all have the same products.
 */
export function provenPercentOff(
  base: Catalogue,
  own: Catalogue,
  sold: Catalogue,
): number | undefined {
  const pricesAt = ({ products }: Catalogue, at: number) => {
    const product = products[at];
    return product ? pricesOf(product) : [];
  };
  const most = sold.products
    .flatMap((product, at) => {
      const [before, reduced] = [pricesAt(base, at), pricesAt(own, at)];
      return pricesOf(product).map(({ priceCents, provenCents = priceCents }, place) => {
        const cents = reduced[place]?.priceCents;
        const isItsOwn = cents === priceCents && cents !== before[place]?.priceCents;
        return isItsOwn ? percentOff(priceCents, provenCents) : 0;
      });
    })
    .reduce((a, b) => Math.max(a, b), 0);
  return most > 0 ? most : undefined;
}

/** Returns the announced campaign of a catalogue as its pages name it; undefined if none runs. */
export function announcedSale(catalogue: Catalogue, lang: Lang): RunningSale | undefined {
  const { campaign } = catalogue;
  if (!campaign) return undefined;
  const { endsMs, percentOff: percent } = campaign;
  const name = campaign.name[lang];
  const ends = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(endsMs);
  const line = lang === 'de' ? `${name}: bis ${ends} Uhr` : `${name}: until ${ends}`;
  return { name, line, ends, endsMs, ...(percent && { percentOff: percent }) };
}
