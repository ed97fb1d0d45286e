import { memo } from 'react';
import type { Card } from '#rules/card.ts';
import { NotedCells } from '#web/ui/NotedCells.tsx';
import { RELATED_ID } from './RelatedPlaceholder.tsx';

interface RelatedProps {
  readonly cards: readonly Card[];
  readonly title: string;
}

/** Related products. Memoized: choices above them change nothing here. */
export const Related = memo(({ cards, title }: RelatedProps) => (
  <section className="below related" aria-labelledby={RELATED_ID}>
    <h2 id={RELATED_ID} className="h2">
      {title}
    </h2>
    <NotedCells cards={cards} />
  </section>
));
