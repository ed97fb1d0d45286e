import type { Rating } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { formatAverage, formatCount } from '../i18n/amounts.ts';
import { useShop } from '../shop-context.ts';

/** Outline of a star from its top. Archivo has none, and every system draws its own. */
export const STAR_OUTLINE = 'l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3-5.5 3 1.3-6.1-4.6-4.2 6.2-.7z';
/** One star as a path in a square of 22. */
export const STAR = `M11 2${STAR_OUTLINE}`;

interface StarsProps {
  readonly rating: Rating;
  readonly lang: Lang;
  /** Place on the page where something is said about it. */
  readonly href?: string | undefined;
}

/** A star, the mean and the number of reviews behind it, '(127 Bewertungen)'; `rules/claims` has ratings. */
export function Stars({ rating, lang, href }: StarsProps) {
  const Tag = href ? 'a' : 'span';
  const { t } = useShop();
  const average = formatAverage(rating.average, lang);
  return (
    <Tag className={href ? 'rated num link' : 'rated num'} href={href}>
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span className="sr">{t('product.stars', { average })}</span>
      <span aria-hidden="true">{average}</span>{' '}
      <span>{t('product.reviews', { count: formatCount(rating.count, lang) })}</span>
      {rating.period && ` ${rating.period}`}
    </Tag>
  );
}
