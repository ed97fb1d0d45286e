import type { Lang } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { Link } from '#web/runtime/Link.tsx';
import { rangeHref } from '#web/shop-facts.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { NotedCells } from '#web/ui/NotedCells.tsx';
import type { HomeTexts } from './de.ts';

interface FeaturedProps {
  readonly texts: HomeTexts['below']['featured'];
  readonly lang: Lang;
  readonly cards: readonly Card[];
}

export function Featured({ texts, lang, cards }: FeaturedProps) {
  const all = (className: string) => (
    <Link className={`btn ${className}`} href={rangeHref(lang)}>
      {texts.all} <MoreIcon name="arrow" />
    </Link>
  );
  return (
    <section className="section wrap" data-island="featured">
      <div className="featured-head">
        <h2 className="h2">{texts.title}</h2>
        {all('max-md:hidden')}
      </div>
      <NotedCells cards={cards} />
      {all('featured-all md:hidden')}
    </section>
  );
}
