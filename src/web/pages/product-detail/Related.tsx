import { memo } from 'react';
import { CHOSEN_RELATED } from '../../../catalogue/chosen-related.ts';
import { CART_RANGE } from '../../../catalogue/seed/cart-range.ts';
import { SEED_OFFERS } from '../../../catalogue/seed/offers.ts';
import type { ProductRef } from '../../../catalogue/types.ts';
import { relatedTo } from '../../../rules/related.ts';
import { NotedCells } from '../../ui/NotedCells.tsx';
import { RELATED_ID } from './RelatedPlaceholder.tsx';

const SOURCE = { products: SEED_OFFERS, related: CHOSEN_RELATED, given: CART_RANGE.given.id };

interface RelatedProps {
  readonly product: ProductRef;
  readonly title: string;
}

/** Related products. Most of the catalogue's prices and names load only for this. */
function RelatedCells({ product, title }: RelatedProps) {
  return (
    <section className="below related" aria-labelledby={RELATED_ID}>
      <h2 id={RELATED_ID} className="h2">
        {title}
      </h2>
      <NotedCells ids={relatedTo(product, SOURCE)} />
    </section>
  );
}

/** Renders again for another product or language, not with every choice above it. */
export const Related = memo(
  RelatedCells,
  (a, b) => a.product.id === b.product.id && a.title === b.title,
);
