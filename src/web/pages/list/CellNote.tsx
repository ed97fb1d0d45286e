import type { Rating } from '#catalogue/types.ts';
import { formatAverage, formatCount } from '#web/i18n/amounts.ts';
import { useShop } from '#web/shop-context.ts';
import { STAR } from '#web/ui/Stars.tsx';

interface CellNoteProps {
  readonly category: string;
  readonly rating: Rating | undefined;
}

/** Category and rating in one line. In narrow cells only screen readers get the word after the number. */
export function CellNote({ category, rating }: CellNoteProps) {
  const { t, lang } = useShop();
  if (!rating) return category;
  const average = formatAverage(rating.average, lang);
  const [open, word = ''] = t('product.reviews').split('{count}');
  return (
    <span className="rated-line">
      <span>{category}</span>{' '}
      <span className="rated num">
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <path d={STAR} />
        </svg>
        <span className="sr">{t('product.stars', { average })}</span>
        <span aria-hidden="true">{average}</span>{' '}
        <span>
          {`${open}${formatCount(rating.count, lang)}`}
          <span className="rated-word">{word.slice(0, -1)}</span>
          {word.slice(-1)}
        </span>
        {rating.period && ` ${rating.period}`}
      </span>
    </span>
  );
}
