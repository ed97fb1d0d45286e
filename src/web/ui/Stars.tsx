import type { Rating } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import { formatAverage, formatCount } from '../i18n/amounts.ts';
import { useShop } from '../shop-context.ts';

export interface StarsProps {
  readonly rating: Rating;
  readonly lang: Lang;
  readonly className?: string;
}

/** Five stars, the mean and how many reviews it comes from. Ask `rules/claims` for the rating. */
export function Stars({ rating, lang, className = '' }: StarsProps) {
  const { t } = useShop();
  const average = formatAverage(rating.average, lang);
  return (
    <p className={`stars ${className}`}>
      <span className="stars-row" aria-hidden="true">
        ★★★★★
      </span>
      <span className="sr">{t('product.stars', { average })}</span>
      <span className="num text-soft">
        <span aria-hidden="true">{average} · </span>
        {t('product.reviews', { count: formatCount(rating.count, lang) })}
      </span>
    </p>
  );
}
