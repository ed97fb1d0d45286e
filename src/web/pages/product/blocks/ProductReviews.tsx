import { useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { reviewsReply, type ShownReview } from '#contract/reviews.ts';
import { href, localized } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { REVIEW_RULES } from '#rules/review-rules.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { dateText } from '#web/orders/OrderParts.tsx';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { StarRow } from '#web/ui/StarRow.tsx';
import type { ProductData } from '../product-data.ts';
import de from './reviews.de.json';
import en from './reviews.en.json';

const TEXTS = { de, en };

type Load =
  | { readonly state: 'idle' | 'busy' | 'failed' }
  | { readonly state: 'read'; readonly next: string | null };

function Review({ review }: { readonly review: ShownReview }) {
  const { lang } = useShop();
  const texts = TEXTS[lang];
  const { id, stars, text, fit, language, at, reply } = review;
  const report = `${href('help', lang)}?review=${id.slice(0, 8)}#kontakt`;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <StarRow rating={stars} />
      <p className="note">
        <span className="sr">{fill(texts.stars, { count: stars })} </span>
        {[texts.bought, dateText(at, lang), fit && texts.fit[fit]].filter(Boolean).join(' · ')}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]" lang={language}>
        {text}
      </p>
      {reply && (
        <div className="border-s-2 border-line ps-4">
          <p className="name">{texts.reply}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{reply}</p>
        </div>
      )}
      <Link
        className="link note inline-flex min-h-11 items-center justify-self-start"
        href={report}
        aria-label={fill(texts.reportOf, { date: dateText(at, lang) })}
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
  const [load, setLoad] = useState<Load>({ state: 'idle' });
  const list = useRef<HTMLUListElement>(null);
  if (!rating) return null;
  const read = async (before?: string | null) => {
    setLoad({ state: 'busy' });
    const options = { params: { product: id }, ...(before && { query: `before=${before}` }) };
    const reply = await callApi('GET /api/reviews/:product', options, reviewsReply);
    if (!reply.ok) return setLoad({ state: 'failed' });
    const { reviews, next } = reply.data;
    setShown((known) => [...known, ...reviews]);
    setLoad({ state: 'read', next });
    // The pressed button goes with the last ones.
    if (before && next === null) list.current?.focus();
  };
  const next = load.state === 'read' ? load.next : shown.at(-1)?.id;
  return (
    <details
      id="reviews"
      className="-mt-px border-y border-line"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && load.state === 'idle') void read();
      }}
    >
      <summary className="name flex min-h-[56px] items-center justify-between">
        {fill(texts.title, { count: formatCount(rating.count, lang) })}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <p className="note">{fill(texts.checked, { period: rating.period ?? '' })}</p>
      <Link
        className="link note inline-flex min-h-11 items-center"
        href={localized(REVIEW_RULES, lang)}
      >
        {texts.rules}
      </Link>
      <ul ref={list} tabIndex={-1} aria-label={texts.list} className="outline-none">
        {shown.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <p role="status" className="empty:hidden">
        {load.state === 'busy' && texts.busy}
        {load.state === 'failed' && texts.failed}
      </p>
      {(load.state === 'failed' || (load.state !== 'idle' && next)) && (
        <button
          type="button"
          className="btn mb-4"
          aria-busy={load.state === 'busy'}
          onClick={() => load.state !== 'busy' && void read(next)}
        >
          {load.state === 'failed' ? texts.again : texts.more}
        </button>
      )}
    </details>
  );
}
