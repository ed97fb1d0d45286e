import { useStaysNear } from './use-stays-near.ts';

/** Id of the heading of what goes with a product. */
export const RELATED_ID = 'related';
const ROOM_ID = 'related-room';

export interface RelatedRoomProps {
  readonly title: string;
  /** Called when someone stays near the row. */
  readonly onNear: () => void;
}

/** Heading and places of related products, which load when someone comes near. */
export function RelatedRoom({ title, onNear }: RelatedRoomProps) {
  const place = useStaysNear<HTMLElement>(onNear);
  return (
    <section ref={place} className="below" aria-labelledby={ROOM_ID}>
      <h2 id={ROOM_ID} className="h2">
        {title}
      </h2>
      <div className="related-room" />
    </section>
  );
}
