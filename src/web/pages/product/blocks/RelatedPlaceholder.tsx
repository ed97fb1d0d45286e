import { useStaysNear } from '../use-stays-near.ts';

/** Id of the heading of what goes with a product. */
export const RELATED_ID = 'related';
const PLACEHOLDER_ID = 'related-placeholder';

interface RelatedPlaceholderProps {
  readonly title: string;
  /** Called when someone stays near the row. */
  readonly onNear: () => void;
}

/** Heading and places of related products, which load when someone comes near. */
export function RelatedPlaceholder({ title, onNear }: RelatedPlaceholderProps) {
  const place = useStaysNear<HTMLElement>(onNear);
  return (
    <section ref={place} className="below" aria-labelledby={PLACEHOLDER_ID}>
      <h2 id={PLACEHOLDER_ID} className="h2">
        {title}
      </h2>
      <div className="related-placeholder" />
    </section>
  );
}
