import type { Rating } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import { formatAverage, formatCount } from '../i18n/amounts.ts';
import { useShop } from '../shop-context.ts';
import { StarRow } from './StarRow.tsx';

export interface StarsProps {
  readonly rating: Rating;
  readonly lang: Lang;
  readonly className?: string;
  /** The count in brackets, as the sneakers say it: '(127 Bewertungen)'. */
  readonly bracketed?: boolean;
}

/** Five stars, the mean and how many reviews it comes from. Ask `rules/claims` for the rating. */
export function Stars({ rating, lang, className = '', bracketed }: StarsProps) {
  const { t } = useShop();
  const average = formatAverage(rating.average, lang);
  const count = t(bracketed ? 'product.reviewsBracketed' : 'product.reviews', {
    count: formatCount(rating.count, lang),
  });
  return (
    <p className={`stars ${className}`}>
      <StarRow rating={rating.average} />
      <span className="sr">{t('product.stars', { average })}</span>
      <span className="num text-soft">
        <span aria-hidden="true">{bracketed ? `${average} ` : `${average} · `}</span>
        <span>{count}</span>
      </span>
    </p>
  );
}
