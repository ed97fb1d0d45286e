import type { RangeProps } from './Range.tsx';

/** Products with their states; a product's id opens its editor. */
export function Products({ texts }: RangeProps) {
  return <h3>{texts.range.products}</h3>;
}
