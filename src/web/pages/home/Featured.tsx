import type { ProductId } from '../../../catalogue/ids.ts';
import { href, type Lang } from '../../../routes.ts';
import { Link } from '../../runtime/Link.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { NotedCells } from '../../ui/NotedCells.tsx';
import type { copy as german } from './de.ts';

/** An editor's choice, colour beside colour; it claims neither sales nor novelty. */
const FEATURED: readonly ProductId[] = [
  'kiez-low-navy',
  'toiletry-bag',
  'vintage-1990',
  'uhr-klassik',
  'baseball-cap-monogram',
  'hafen-runner-tinte',
  'travel-bag',
  'parfum-noir',
];

interface FeaturedProps {
  readonly copy: (typeof german)['below']['featured'];
  readonly lang: Lang;
}

export function Featured({ copy, lang }: FeaturedProps) {
  const all = (className: string) => (
    <Link className={`btn ${className}`} href={href('produkte', lang)}>
      {copy.all} <MoreIcon name="arrow" />
    </Link>
  );
  return (
    <section className="section wrap" data-island="featured">
      <div className="featured-head">
        <h2 className="h2">{copy.title}</h2>
        {all('max-md:hidden')}
      </div>
      <NotedCells ids={FEATURED} />
      {all('featured-all md:hidden')}
    </section>
  );
}
