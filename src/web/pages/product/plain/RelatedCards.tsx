import type { Card } from '#rules/card.ts';
import type { BlockProps } from '../block.ts';
import { RELATED_ID, RelatedPlaceholder } from '../blocks/RelatedPlaceholder.tsx';
import { lazyBlock } from './lazy-block.tsx';

const related = lazyBlock(RELATED_ID, async () => (await import('../blocks/Related.tsx')).Related);

/** Related products whose cards came with the page's data. */
export function RelatedCards({ data, texts }: BlockProps) {
  const title = texts.related;
  return related.show(
    { cards: data.related as readonly Card[], title },
    <RelatedPlaceholder title={title} onNear={related.call} />,
  );
}
