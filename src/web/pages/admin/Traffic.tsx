import { formatPrice } from '../../../rules/money.ts';
import { formatCount } from '../../i18n/amounts.ts';
import { BarList } from './BarList.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { DaysChart } from './DaysChart.tsx';
import { useLive } from './live-store.ts';
import { ProductLabel } from './ProductLabel.tsx';

export function Traffic({ copy, lang }: DashboardProps) {
  const snapshot = useLive((state) => state.snapshot);
  if (!snapshot) return null;
  const count = (n: number) => formatCount(n, lang);
  const empty = copy.empty.data;
  return (
    <div className="news-grid">
      <BarList
        title={copy.pages}
        unit={copy.pagesUnit}
        rows={snapshot.top_pages}
        format={count}
        empty={empty}
      />
      <BarList
        title={copy.referrers}
        unit={copy.referrersUnit}
        rows={snapshot.top_referrers}
        format={count}
        empty={empty}
      />
      <BarList
        title={copy.activeProducts}
        unit={copy.activeProductsUnit}
        rows={snapshot.active_products}
        format={count}
        empty={empty}
        label={(id) => <ProductLabel id={id} lang={lang} />}
      />
      <BarList
        title={copy.referrerRevenue}
        unit={copy.referrerRevenueUnit}
        rows={snapshot.referrer_revenue}
        format={(cents) => formatPrice(cents, lang)}
        empty={empty}
      />
      <DaysChart copy={copy} lang={lang} />
    </div>
  );
}
