import { formatPrice } from '../../../rules/money.ts';
import { formatCount } from '../../i18n/amounts.ts';
import { BarList } from './BarList.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { DaysChart } from './DaysChart.tsx';
import { useLive } from './live-store.ts';
import { ProductLabel } from './ProductLabel.tsx';

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
