import { useStaysNear } from './use-stays-near.ts';

/** The heading of what goes with a product. */
export const RELATED_ID = 'related';

/** Keeps the room of related products, so that nothing below moves, and says when someone comes near. */
export function RelatedRoom({ onNear }: { readonly onNear: () => void }) {
  const place = useStaysNear<HTMLDivElement>(onNear);
  return <div ref={place} className="related-room" />;
}
