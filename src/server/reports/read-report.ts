import type {
  AdminReportQuery,
  AdminReportReply,
  ReportFigures,
  ReportRow,
} from '#contract/admin-reports.ts';
import type { Lang } from '#routes.ts';
import { berlinDate, isoDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { fullMarkLabel } from '#rules/mark-label.ts';
import { nameIn } from '#rules/name.ts';
import { percentText } from '#rules/percent-text.ts';
import { rangeOf } from '#rules/range.ts';
import {
  chosenPeriod,
  comparedPeriod,
  instantsOf,
  type Period,
  stepsOf,
} from '#rules/report-periods.ts';
import { productOfMark } from '#rules/sold-out.ts';
import { catalogueOf, type HasCatalogue, type Shop } from '../shop.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { figuresBy } from './figures-sql.ts';

type Group = AdminReportQuery['group'];
type ReportShop = Pick<Shop, 'pool' | 'now'> & HasCatalogue;
const TEXTS = { de, en } as const;
interface Row extends ReportFigures {
  readonly key: string | null;
  readonly name: string | null;
}

/** Column or expression of a group; $3 holds starts of days and months, or the collections of products. */
const KEYS: Readonly<Record<Group, string>> = {
  day: 'width_bucket(at, $3::timestamptz[])::text',
  month: 'width_bucket(at, $3::timestamptz[])::text',
  product: 'product',
  variant: 'item_id',
  collection: `CASE product WHEN '' THEN '' ELSE coalesce($3::jsonb ->> product, '?') END`,
  code: `coalesce(discount_code, '')`,
  vat: `coalesce(promised ->> 'vatPercent', '')`,
  source: `coalesce(referrer, '')`,
};
const isTime = (group: Group): group is 'day' | 'month' => group === 'day' || group === 'month';

/** All rows of a period, and their total. */
export type Report = Pick<AdminReportReply, 'rows' | 'total'>;

/** Nothing of it. */
const NONE = { revenue: 0, orders: 0, pieces: 0, refunds: 0, returns: 0, fees: 0 };
const figuresOf = ({ revenue, orders, pieces, refunds, returns, fees }: ReportFigures) => ({
  ...{ revenue, orders, pieces, refunds, returns, fees },
});

const SUMMED = Object.keys(NONE) as (keyof typeof NONE)[];

/**
 * Reads the months of a period one after the other: a year of a million orders would take longer than a statement may. Every
 * figure of it is their sum, because a sale and each of its refunds stand on one day.
 */
async function readFigures(shop: ReportShop, group: Group, period: Period): Promise<Row[]> {
  const more: unknown[] = [];
  if (isTime(group)) {
    more.push(stepsOf(period, group).map((date) => new Date(startOfBerlinDate(date))));
  }
  if (group === 'collection') {
    const { products } = catalogueOf(shop);
    const homes = products.map(({ id, collection }) => [id, collection] as const);
    more.push(JSON.stringify(Object.fromEntries(homes)));
  }
  const months = stepsOf(period, 'month');
  const sums = new Map<string | null, Row>();
  for (const [nth, from] of months.entries()) {
    const part = { from, end: months[nth + 1] ?? period.end };
    const { rows } = await shop.pool.query<Row>(figuresBy(KEYS[group]), [
      ...instantsOf(part),
      ...more,
    ]);
    for (const row of rows) {
      const sum = { ...row };
      for (const figure of SUMMED) sum[figure] += sums.get(row.key)?.[figure] ?? 0;
      sums.set(row.key, sum);
    }
  }
  return [...sums.values()].sort(
    (a, b) => b.revenue - a.revenue || ((a.key ?? '') < (b.key ?? '') ? -1 : 1),
  );
}

/** Names of keys: those of the catalogue, else as they were stored with the order. */
function namesOf(shop: ReportShop, group: Group, lang: Lang): (row: Row) => string {
  const range = rangeOf(catalogueOf(shop));
  const { collections } = catalogueOf(shop);
  const texts: Readonly<Partial<Record<Group, string>>> = TEXTS[lang].none;
  return ({ key, name }) => {
    if (!key) return texts[group] ?? '';
    switch (group) {
      case 'product':
        return nameIn(range.find(key)?.name ?? (name || key), lang);
      case 'variant':
        return productOfMark(key, range.find) ? fullMarkLabel(key, lang, range) : name || key;
      case 'collection':
        return collections[key]?.name[lang] ?? TEXTS[lang].noCollection;
      default:
        return group === 'vat' ? percentText(Number(key), lang) : key;
    }
  };
}

/** Returns the figures of a period by group, all rows of them, and null for a period that has not begun. */
export async function readReport(
  shop: ReportShop,
  { group, from, to, compare }: AdminReportQuery,
  lang: Lang,
): Promise<Report | null> {
  const period = chosenPeriod(shop.now(), from, to);
  const today = isoDate(berlinDate(shop.now()));
  if (isoDate(period.from) > today || isoDate(period.from) >= isoDate(period.end)) return null;
  const earlier = compare && comparedPeriod(period, compare);
  const [now, before] = await Promise.all([
    readFigures(shop, group, period),
    earlier && readFigures(shop, group, earlier),
  ]);
  const nameOf = namesOf(shop, group, lang);
  const known = new Map(now.map((row) => [row.key, row]));
  const past = before && new Map(before.map((row) => [row.key, row]));
  const rowOf = (key: string | null, shown = key ?? ''): ReportRow => {
    const row = known.get(key) ?? past?.get(key);
    return {
      key: shown,
      name: isTime(group) || !row ? shown : nameOf(row),
      ...figuresOf(known.get(key) ?? NONE),
      before: past ? figuresOf(past.get(key) ?? NONE) : null,
    };
  };
  const keys = isTime(group)
    ? stepsOf(period, group).map((date, nth) => {
        const day = isoDate(date);
        return rowOf(String(nth + 1), group === 'day' ? day : day.slice(0, 7));
      })
    : [...new Set([...known.keys(), ...(past?.keys() ?? [])])]
        .filter((key) => key !== null)
        .map((key) => rowOf(key));
  return { rows: isTime(group) ? keys.toReversed() : keys, total: rowOf(null) };
}
