import type { ReactNode } from 'react';
import type { Counted } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { useAllCards } from '#web/cards/use-cards.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { Link } from '#web/runtime/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { smaller, squarePicture } from '#web/ui/picture-source.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { DaysChart } from './DaysChart.tsx';
import { useLive } from './live-store.ts';

interface BarListProps {
  readonly title: string;
  /** Unit of the numbers. */
  readonly unit?: string;
  readonly rows: readonly Counted[];
  readonly format: (count: number) => string;
  readonly empty: string;
  /** Formats a row's key; without it, the key is shown as it is. */
  readonly label?: (key: string) => ReactNode;
}

/** A short list with bars to scale; every bar is labelled with its number. */
function BarList({ title, unit, rows, format, empty, label }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="news-panel span-3">
      <h2>
        {title} {unit !== undefined && <span className="news-unit">{unit}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="news-empty">{empty}</p>
      ) : (
        <ol className="news-bars num">
          {rows.map(({ key, count }) => (
            <li key={key}>
              <span className="news-cut">{label ? label(key) : key}</span>
              <span>{format(count)}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(Math.max(0, count) / most) * 100}%` }} />
              </i>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const THUMB_PX = 320;

/** A product by picture and name, leading to its page; an id the shop no longer has stays an id. */
function ProductLabel({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const card = useAllCards(lang)?.find(id);
  if (!card) return id;
  return (
    <Link className="news-product" href={card.href}>
      <Picture source={smaller(squarePicture(card.cover), THUMB_PX)} alt="" sizes="40px" />
      <span className="news-cut">{card.name}</span>
    </Link>
  );
}

export function Traffic({ texts, lang }: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  if (!snapshot) return null;
  const count = (n: number) => formatCount(n, lang);
  const empty = texts.empty.data;
  return (
    <div className="news-grid">
      <BarList
        title={texts.pages}
        unit={texts.pagesUnit}
        rows={snapshot.top_pages}
        format={count}
        empty={empty}
      />
      <BarList
        title={texts.referrers}
        unit={texts.referrersUnit}
        rows={snapshot.top_referrers}
        format={count}
        empty={empty}
      />
      <BarList
        title={texts.activeProducts}
        unit={texts.activeProductsUnit}
        rows={snapshot.active_products}
        format={count}
        empty={empty}
        label={(id) => <ProductLabel id={id} lang={lang} />}
      />
      <BarList
        title={texts.referrerRevenue}
        unit={texts.referrerRevenueUnit}
        rows={snapshot.referrer_revenue}
        format={(cents) => formatPrice(cents, lang)}
        empty={empty}
      />
      <DaysChart texts={texts} lang={lang} />
    </div>
  );
}
