import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { Thumb } from '#admin/kit/Thumb.tsx';
import { useMedia } from '#admin/kit/use-media.ts';
import { useNames } from '#admin/sections/range/names.ts';
import type { DashboardHistory, DashboardSale } from '#contract/dashboard.ts';
import { formatPrice } from '#rules/money.ts';
import { axisOf } from './curve.ts';
import { placeSales } from './place-sales.ts';
import { useTexts } from './texts.ts';
import { hourMinute } from './times.ts';
import type { TodayProps } from './today-props.ts';

/** Least distance of two pictures, as a part of the axis: never less than their width. */
const GAP = { wide: 0.045, phone: 0.08 };
/** So many kinds of goods have a lane each, with or without an order. */
const FEW_LANES = 6;

interface LanesProps extends TodayProps {
  readonly history: DashboardHistory;
}

/** Today's paid orders at their time, in a lane for each kind of goods. The list of orders says the same in words. */
export function Lanes({ snapshot, history }: LanesProps) {
  const texts = useTexts();
  const isPhone = useMedia();
  const names = useNames();
  const axis = axisOf(Date.parse(snapshot.at));
  const { sales = [] } = history;
  const homeOf = ({ collection }: DashboardSale) => collection ?? '';
  const salesOf = (ids: readonly string[]) => sales.filter((sale) => ids.includes(homeOf(sale)));
  const sold = new Set(sales.map(homeOf));
  const homes = Object.keys(names.homes);
  if (homes.length === 0) return <ul className="min-h-7" aria-hidden="true" />;
  const shown = homes.length > FEW_LANES ? homes.filter((id) => sold.has(id)) : homes;
  const others = [...sold].filter((id) => !homes.includes(id));
  const gap = isPhone ? GAP.phone : GAP.wide;
  const lane = (id: string, name: string, own: readonly DashboardSale[]) => (
    <li key={id} className="relative h-7 border-b border-line max-wide:h-auto max-wide:pb-7">
      <span className="cut absolute left-[calc(-1*var(--names))] max-w-[calc(var(--names)-0.5rem)] text-tiny leading-7 text-(--soft) max-wide:static max-wide:block max-wide:max-w-none max-wide:leading-5">
        {name}
      </span>
      {placeSales(own, axis, gap).map(({ sale, at, count }) => (
        <Sale key={sale.id} sale={sale} at={at} count={count} />
      ))}
    </li>
  );
  if (shown.length + others.length === 0) return <p className="soft">{texts.curve.noSales}</p>;
  return (
    <ul className="min-h-7" aria-hidden="true">
      {shown.map((id) => lane(id, names.collections[id] ?? id, salesOf([id])))}
      {others.length > 0 && lane('', texts.curve.others, salesOf(others))}
    </ul>
  );
}

interface SaleProps {
  readonly sale: DashboardSale;
  readonly at: number;
  readonly count: number;
}

function Sale({ sale, at, count }: SaleProps) {
  const { lang } = useKit();
  const time = hourMinute(Date.parse(sale.at), lang);
  const [first, second] = sale.pictures ?? [];
  return (
    <a
      className={`absolute bottom-[0.1875rem] flex -translate-x-1/2 gap-px [--thumb:1.375rem] hover:z-1 hover:outline-2 hover:outline-(--text) ${
        second === undefined ? '' : '[&>.thumb]:w-[0.6875rem]'
      }`}
      href={`${placeOf('orders', lang)}/${sale.id}`}
      title={`${sale.number}, ${formatPrice(sale.amount, lang)}, ${time}`}
      style={{ left: `${at * 100}%` }}
      tabIndex={-1}
    >
      <Thumb base={first} />
      {second !== undefined && <Thumb base={second} />}
      {count > 1 && (
        <b className="absolute -top-1 -right-1.5 min-w-3.5 rounded-[0.4375rem] bg-(--paper) px-[0.1875rem] text-center text-[0.6875rem] leading-3.5 text-(--ink)">
          {count}
        </b>
      )}
    </a>
  );
}
