import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { reviewsReply, type ShownReview } from '#contract/reviews.ts';
import { href, localized } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { REVIEW_RULES } from '#rules/review-rules.ts';
import { dateText } from '#web/orders/OrderParts.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { StarRow } from '#web/ui/StarRow.tsx';
import type { ProductData } from '../product-data.ts';
import de from './reviews.de.json';
import en from './reviews.en.json';

const TEXTS = { de, en };
const wayClass = 'link note inline-flex min-h-11 items-center justify-self-start';

function Review({ review }: { readonly review: ShownReview }) {
  const { lang } = useShop();
  const texts = TEXTS[lang];
  const { id, stars, text, fit, language, reply } = review;
  const date = dateText(review.at, lang);
  const said = 'whitespace-pre-line [overflow-wrap:anywhere]';
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <StarRow rating={stars} />
      <p className="note">
        <span className="sr">{fill(texts.stars, { count: stars })}, </span>
        {[texts.bought, date, ...(fit ? [texts.fit[fit]] : [])].join(' · ')}
      </p>
      <p className={said} lang={language}>
        {text}
      </p>
      {reply && (
        <div className="border-s-2 border-line ps-4">
          <p className="name">{texts.reply}</p>
          <p className={said}>{reply}</p>
        </div>
      )}
      <Link
        className={wayClass}
        href={`${href('help', lang)}?review=${id.slice(0, 8)}#kontakt`}
        aria-label={fill(texts.reportOf, { date })}
      >
        {texts.report}
      </Link>
    </li>
  );
}

/** Shown reviews of a product, the newest first, read from the server once they are opened. */
export function ProductReviews({ data: { id, rating } }: { readonly data: ProductData }) {
  const { lang } = useShop();
  const texts = TEXTS[lang];
  const [shown, setShown] = useState<readonly ShownReview[]>([]);
  const [state, setState] = useState<'start' | 'busy' | 'failed' | 'more' | 'whole'>('start');
  const [page, setPage] = useState(1);
  const read = async () => {
    if (state === 'busy') return;
    setState('busy');
    const sent = { params: { product: id }, query: `page=${page}` };
    const reply = await callApi('GET /api/reviews/:product', sent, reviewsReply);
    if (!reply.ok) return setState('failed');
    setShown([...shown, ...reply.data.reviews]);
    setPage(page + 1);
    setState(reply.data.has_more ? 'more' : 'whole');
  };
  const readOpened = (details: HTMLDetailsElement | null) => {
    if (details?.open && state === 'start') void read();
  };
  return (
    <details
      id="reviews"
      className="-mt-px border-y border-line"
      // A shopper may have opened it before React was there: no event tells of that.
      ref={readOpened}
      onToggle={({ currentTarget }) => readOpened(currentTarget)}
    >
      <summary className="name flex min-h-[56px] items-center justify-between">
        {fill(texts.title, { count: rating?.count })}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <p className="note">{fill(texts.checked, { period: rating?.period })}</p>
      <Link className={wayClass} href={localized(REVIEW_RULES, lang)}>
        {texts.rules}
      </Link>
      <ul aria-label={texts.list}>
        {shown.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <p role="status" className="empty:hidden">
        {state === 'failed' && texts.failed}
      </p>
      {state !== 'whole' && (
        <button
          type="button"
          className="btn mb-4"
          aria-busy={state === 'busy'}
          onClick={() => void read()}
        >
          {texts.more}
        </button>
      )}
    </details>
  );
}
