import { counted } from '#admin/kit/counted.ts';
import { localeOf } from '#browser/times.ts';
import { percentToType } from '#browser/typed-euros.ts';
import type { AdminCampaign } from '#contract/admin-campaigns.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { percentText } from '#rules/percent-text.ts';
import type { CampaignTexts } from './texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Says what an offer reaches: `alle Hoodies, auch neue`. */
function reachOf(
  goods: Extract<AdminCampaign['offer'], { readonly kind: 'percent' }>['goods'],
  { says }: CampaignTexts,
  names: CatalogueNames,
  lang: Lang,
): string {
  if (goods.kind === 'everything') return says.everything;
  if (goods.kind === 'products') {
    return counted(goods.ids.length, says.productOne, says.products, lang);
  }
  if (goods.kind === 'tag')
    return fill(says.tag, { names: names.tags[goods.group]?.[goods.value] ?? goods.value });
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' });
  const named = list.format(goods.collections.map((id) => names.collections[id] ?? id));
  // A collection that somebody puts together is no sort of goods.
  const areHomes = goods.collections.every((id) => Object.hasOwn(names.homes, id));
  return fill(areHomes ? says.home : says.list, { names: named });
}

/** Says an offer in words: `20 % auf alle Hoodies, auch neue`. */
export function offerSentence(
  offer: AdminCampaign['offer'],
  texts: CampaignTexts,
  names: CatalogueNames,
  lang: Lang,
): string {
  const { says } = texts;
  if (offer.kind === 'percent') {
    const percent = percentText(percentToType(offer.hundredths, lang), lang);
    return fill(says.percent, { percent, reach: reachOf(offer.goods, texts, names, lang) });
  }
  const count = new Set(offer.prices.map(({ product_id: id }) => id)).size;
  return counted(count, says.priceOne, says.prices, lang);
}

/** Returns a stretch of time in words, rounded up: `3 Tagen`. */
export function stretch(ms: number, { minutes, hours, days }: CampaignTexts): string {
  if (ms < HOUR_MS) return fill(minutes, { n: Math.max(1, Math.ceil(ms / MINUTE_MS)) });
  if (ms < 2 * DAY_MS) return fill(hours, { n: Math.ceil(ms / HOUR_MS) });
  return fill(days, { n: Math.ceil(ms / DAY_MS) });
}

/** Says when a campaign starts or ends; undefined for one that is over. */
export function remaining(
  { state, starts_at: starts, ends_at: ends }: AdminCampaign,
  nowMs: number,
  texts: CampaignTexts,
): string | undefined {
  const isPlanned = state === 'planned';
  const left = Date.parse(isPlanned ? starts : ends) - nowMs;
  if ((!isPlanned && state !== 'running') || left <= 0) return undefined;
  return fill(isPlanned ? texts.startsIn : texts.endsIn, { time: stretch(left, texts) });
}
