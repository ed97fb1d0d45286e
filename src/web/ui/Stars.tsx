import type { Rating } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import { formatAverage, formatCount } from '../i18n/amounts.ts';
import { useShop } from '../shop-context.ts';
import { STAR } from './star.ts';

export interface StarsProps {
  readonly rating: Rating;
  readonly lang: Lang;
}

/** A star, the mean and the number of reviews behind it, '(127 Bewertungen)'; `rules/claims` has ratings. */
export function Stars({ rating, lang }: StarsProps) {
  const { t } = useShop();
  const average = formatAverage(rating.average, lang);
  return (
    <span className="rated num">
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span className="sr">{t('product.stars', { average })}</span>
      <span aria-hidden="true">{average}</span>{' '}
      <span>{t('product.reviews', { count: formatCount(rating.count, lang) })}</span>
    </span>
  );
}
