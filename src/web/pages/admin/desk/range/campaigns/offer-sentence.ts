import { fill } from '#browser/fill.ts';
import { percentToType } from '#browser/typed-euros.ts';
import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import type { Lang } from '#routes.ts';
import { percentText } from '#rules/percent-text.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import type { DeskTexts } from '#web/pages/admin/desk/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An offer in words: `20 % auf alles`. */
export function offerSentence({ offer }: AdminCampaign, texts: DeskTexts, lang: Lang): string {
  const { campaignTexts, names: of } = texts.range;
  const { says } = campaignTexts;
  if (offer.kind === 'prices') {
    const count = new Set(offer.prices.map(({ product_id: id }) => id)).size;
    return count === 1 ? says.priceOne : fill(says.prices, { count: formatCount(count, lang) });
  }
  const { goods, hundredths } = offer;
  const percent = percentText(percentToType(hundredths, lang), lang);
  if (goods.kind === 'everything') return fill(says.everything, { percent });
  if (goods.kind === 'collections') {
    const names = goods.collections.map((id) => of.collections[id] ?? id).join(', ');
    return fill(says.collections, { percent, names });
  }
  if (goods.kind === 'tag') {
    const names = of.tags[goods.group]?.[goods.value] ?? goods.value;
    return fill(says.collections, { percent, names });
  }
  const count = goods.ids.length;
  if (count === 1) return fill(says.productOne, { percent });
  return fill(says.products, { percent, count: formatCount(count, lang) });
}

/** A stretch of time in words, rounded up: `3 Tagen`. */
export function stretch(ms: number, texts: DeskTexts): string {
  const { minutes, hours, days } = texts.range.campaignTexts;
  if (ms < HOUR_MS) return fill(minutes, { n: Math.max(1, Math.ceil(ms / MINUTE_MS)) });
  if (ms < 2 * DAY_MS) return fill(hours, { n: Math.ceil(ms / HOUR_MS) });
  return fill(days, { n: Math.ceil(ms / DAY_MS) });
}
