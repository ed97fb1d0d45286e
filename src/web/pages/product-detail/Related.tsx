import type { ProductRef } from '../../../catalogue/types.ts';
import { relatedTo } from '../../../rules/related.ts';
import { NotedCells } from '../../ui/NotedCells.tsx';

/** What goes with a product. Most of the catalogue's prices and names come along only for this. */
export function Related({ product, title }: { product: ProductRef; title: string }) {
  return (
    <section className="below" aria-labelledby="related">
      <h2 id="related" className="h2">
        {title}
      </h2>
      <NotedCells ids={relatedTo(product)} />
    </section>
  );
}
