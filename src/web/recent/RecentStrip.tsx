import type { Lang } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { readCards } from '../cards/read-cards.ts';
import { foundOf } from '../cards/use-cards.ts';
import { usePart } from '../shop-context.ts';
import { NotedCells } from '../ui/NotedCells.tsx';
import { readRecent } from './read-recent.ts';
import { storeRecent } from './recent-store.ts';

const SHOWN = 8;

/** Stores a product as the latest and returns the others seen that the shop still has, the latest first. */
export async function remember(id: string, stored: string, lang: Lang): Promise<readonly Card[]> {
  const others = readRecent(stored).filter((other) => other !== id);
  storeRecent([id, ...others.slice(0, SHOWN)]);
  if (others.length === 0) return [];
  const { find } = await readCards(others, lang);
  return foundOf(others, find).slice(0, SHOWN);
}

/** The last eight products seen in this tab, as a row to swipe. */
export function RecentStrip({ cards }: { readonly cards: readonly Card[] }) {
  const { t } = usePart();
  return (
    <section className="below recent" aria-labelledby="recent">
      <h2 id="recent" className="h3">
        {t('recent.title')}
      </h2>
      <NotedCells cards={cards} />
    </section>
  );
}
