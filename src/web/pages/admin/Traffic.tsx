import { productName } from '../../../catalogue/names.ts';
import { SEED_OFFERS } from '../../../catalogue/seed/offers.ts';
import type { Lang } from '../../../routes.ts';
import { formatPrice } from '../../../rules/money.ts';
import { listProducts } from '../../../rules/products.ts';
import { formatCount } from '../../i18n/amounts.ts';
import { Link } from '../../runtime/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { smaller } from '../../ui/picture-source.ts';
import { coverPicture } from '../../ui/product-cover.ts';
import { productHref } from '../../ui/product-href.ts';
import { BarList } from './BarList.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { DaysChart } from './DaysChart.tsx';
import { useLive } from './live-store.ts';

const THUMB_PX = 320;

/** A product by picture and name, leading to its page; an id the shop no longer has stays an id. */
function ProductLabel({ id, lang }: { readonly id: string; readonly lang: Lang }) {
  const product = listProducts(SEED_OFFERS).find((one) => one.id === id);
  if (!product) return id;
  return (
    <Link className="news-product" href={productHref(product, lang)}>
      <Picture source={smaller(coverPicture(product), THUMB_PX)} alt="" sizes="40px" />
      <span className="news-cut">{productName(product.id, lang)}</span>
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
