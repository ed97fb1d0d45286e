import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { daysAgoText } from '#rules/relative-days.ts';
import { formatAverage, formatCount } from '#web/i18n/amounts.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { StarRow } from '#web/ui/StarRow.tsx';
import type { PageTexts } from '../de.ts';
import type { BlockProps, ShownBlocks } from '../page-data.ts';

interface ReviewsProps extends BlockProps<'reviews', PageTexts> {
  readonly island?: string | undefined;
}

interface QuoteProps {
  readonly review: ShownBlocks['reviews']['quotes'][number];
  readonly lang: Lang;
}

function Quote({ review, lang }: QuoteProps) {
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

/** Reviews with their mean, as far as the claims allow (docs/specification.md#23-home). */
export function Reviews({ block, texts, island }: ReviewsProps) {
  const { t, lang } = useShop();
  const { anchor, title, rating, rules, quotes } = block;
  const average = formatAverage(rating.average, lang);
  return (
    <section id={anchor} className="section wrap" data-island={island}>
      <div className="reviews-head">
        <h2 className="h2">{title}</h2>
        <div>
          <p className="score-figure num">
            {average}
            <span>/5</span>
          </p>
          <p className="score-basis">
            <StarRow rating={rating.average} />
            <span className="sr">{t('product.stars', { average })}</span>
            {fill(texts.below.basis, { count: formatCount(rating.count, lang) })}
            {rating.period && ` (${rating.period})`}
          </p>
          {rules && (
            <Link className="link note" href={rules.href}>
              {rules.label}
            </Link>
          )}
        </div>
      </div>
      {quotes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the list is a strip that must take the keys
        <ul className="quotes" aria-label={texts.below.reviews} tabIndex={0}>
          {quotes.map((review) => (
            <Quote key={review.name} review={review} lang={lang} />
          ))}
        </ul>
      )}
    </section>
  );
}
