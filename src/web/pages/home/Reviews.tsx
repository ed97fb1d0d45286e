import type { Lang } from '#routes.ts';
import { isDemo, ratingOf } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { daysAgoText } from '#rules/relative-days.ts';
import { formatAverage, formatCount } from '#web/i18n/amounts.ts';
import { useShop } from '#web/shop-context.ts';
import { StarRow } from '#web/ui/StarRow.tsx';
import type { HomeData, ShownReview } from './data.ts';
import type { HomeTexts } from './de.ts';

interface ReviewsProps {
  readonly texts: HomeTexts['below']['reviews'];
  readonly lang: Lang;
  readonly demo: HomeData['demo'];
}

function Quote({ review, lang }: { review: ShownReview; lang: Lang }) {
  const { t } = useShop();
  const { name, rating, daysAgo, text } = review;
  return (
    <li>
      <figure className="quote">
        <StarRow rating={rating} />
        <span className="sr">{t('product.stars', { average: rating })}</span>
        <blockquote>{text}</blockquote>
        <figcaption>
          <span className="avatar" aria-hidden="true">
            {name.replaceAll(/[^A-Z]/g, '')}
          </span>
          <span>
            <b>{name}</b>
            <small>{daysAgoText(daysAgo, lang)}</small>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Nine reviews and 4.8/5 from 778 (docs/specification.md#23-home), as far as the claims allow. */
export function Reviews({ texts, lang, demo }: ReviewsProps) {
  const { t, settings } = useShop();
  const rating = ratingOf(settings.mode, demo?.rating);
  const quotes = (isDemo(settings.mode) && demo?.reviews) || [];
  if (!rating && quotes.length === 0) return null;
  const average = rating && formatAverage(rating.average, lang);
  return (
    <section className="section wrap" data-island="reviews">
      <div className="reviews-head">
        <h2 className="h2">{texts.title}</h2>
        {rating && average && (
          <div>
            <p className="score-figure num">
              {average}
              <span>/5</span>
            </p>
            <p className="score-basis">
              <StarRow rating={rating.average} />
              <span className="sr">{t('product.stars', { average })}</span>
              {fill(texts.basis, { count: formatCount(rating.count, lang) })}
            </p>
          </div>
        )}
      </div>
      {quotes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the list is a strip that must take the keys
        <ul className="quotes" aria-label={texts.list} tabIndex={0}>
          {quotes.map((review) => (
            <Quote key={review.name} review={review} lang={lang} />
          ))}
        </ul>
      )}
    </section>
  );
}
