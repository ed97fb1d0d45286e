import type { Rating } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import { formatAverage, formatCount } from '../i18n/amounts.ts';
import { useShop } from '../shop-context.ts';

/** Archivo has no star, and every system draws its own: these are outlines like the icons. */
const STAR = 'l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3-5.5 3 1.3-6.1-4.6-4.2 6.2-.7z';
const FIVE_STARS = `M11 2${Array(5).fill(STAR).join('m22 0')}`;

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
      <svg className="stars-row" viewBox="0 0 110 22" aria-hidden="true">
        <path d={FIVE_STARS} />
      </svg>
      <span className="sr">{t('product.stars', { average })}</span>
      <span className="num text-soft">
        <span aria-hidden="true">{bracketed ? `${average} ` : `${average} · `}</span>
        <span>{count}</span>
      </span>
    </p>
  );
}
