import type { ProductId } from '../../../catalogue/ids.ts';
import { href, type Lang } from '../../../routes.ts';
import { Link } from '../../runtime/Link.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { NotedCells } from '../../ui/NotedCells.tsx';
import type { HomeTexts } from './de.ts';

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
  readonly texts: HomeTexts['below']['featured'];
  readonly lang: Lang;
}

export function Featured({ texts, lang }: FeaturedProps) {
  const all = (className: string) => (
    <Link className={`btn ${className}`} href={href('produkte', lang)}>
      {texts.all} <MoreIcon name="arrow" />
    </Link>
  );
  return (
    <section className="section wrap" data-island="featured">
      <div className="featured-head">
        <h2 className="h2">{texts.title}</h2>
        {all('max-md:hidden')}
      </div>
      <NotedCells ids={FEATURED} />
      {all('featured-all md:hidden')}
    </section>
  );
}
