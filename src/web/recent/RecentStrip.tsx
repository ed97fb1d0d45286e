import type { SeedProductId } from '../../catalogue/ids.ts';
import type { ProductId } from '../../catalogue/product-ids.ts';
import { useShop } from '../shop-context.ts';
import { NotedCells } from '../ui/NotedCells.tsx';
import { readRecent } from './read-recent.ts';
import { storeRecent } from './recent-store.ts';

const SHOWN = 8;

/** Stores a product as the latest and returns the others seen, the latest first. */
export function remember(id: ProductId, stored: string): readonly SeedProductId[] {
  const others = readRecent(stored)
    .filter((other) => other !== id)
    .slice(0, SHOWN);
  storeRecent([id, ...others]);
  return others;
}

/** The last eight products seen in this tab, as a row to swipe. */
export function RecentStrip({ ids }: { readonly ids: readonly SeedProductId[] }) {
  const { t } = useShop();
  return (
    <section className="below recent" aria-labelledby="recent">
      <h2 id="recent" className="h3">
        {t('recent.title')}
      </h2>
      <NotedCells ids={ids} />
    </section>
  );
}
