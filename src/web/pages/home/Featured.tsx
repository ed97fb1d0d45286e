import { FEATURED } from '../../../catalogue/featured.ts';
import { href, type Lang } from '../../../routes.ts';
import { Link } from '../../runtime/Link.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { NotedCells } from '../../ui/NotedCells.tsx';
import type { copy as german } from './de.ts';

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
