import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi, okReply } from '#browser/api.ts';
import type { OrderPage } from '#contract/account-data.ts';
import { REVIEW_FITS, reviewBody } from '#contract/reviews.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { itemText } from '#rules/item-text.ts';
import { useShop } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type de from './de.json';

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

/** One of a few values, as radio buttons. */
const Choice = ({ name, legend, options }: ChoiceProps) => (
  <fieldset>
    <legend className="name pb-1">{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value} className="flex min-h-11 items-center gap-3">
        <input type="radio" name={name} value={value} className="size-5 accent-ink" />
        {label}
      </label>
    ))}
  </fieldset>
);

interface ReviewProps {
  readonly line: NonNullable<OrderPage['reviews']>[number];
  readonly name: string;
  readonly texts: (typeof de)['reviews'];
  readonly lang: Lang;
  readonly token: string;
}

/** The form for one line of an order, or what became of its review. */
function LineReview({ line: { line, has_size, state }, name, texts, lang, token }: ReviewProps) {
  const { t } = useShop();
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const [failure, setFailure] = useState('');
  const thanks = useRef<HTMLParagraphElement>(null);
  // The pressed button has left with its form.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  if (isSent || state !== null) {
    return (
      <div className="border-t border-line py-4">
        <p className="name">{name}</p>
        <p ref={thanks} tabIndex={-1} className="outline-none">
          {texts.states[(state ?? 'waiting') as 'waiting']}
        </p>
      </div>
    );
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { stars, ...typed } = Object.fromEntries(new FormData(form));
    const given = { ...typed, token, line, stars: Number(stars), language: lang };
    const { data: body, error } = reviewBody.safeParse(given);
    const field = String(error?.issues[0]?.path[0] ?? '');
    setFailure('');
    setWrong(field);
    if (!body) return form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    setBusy(true);
    const reply = await callApi('POST /api/reviews', { body }, okReply);
    setBusy(false);
    if (reply.ok) return setSent(true);
    setFailure(reply.code === 'offline' ? t('offline') : reply.message || t('failed'));
  };
  const title = fill(texts.rate, { name });
  return (
    <details className="border-t border-line">
      <summary className="name flex min-h-[56px] items-center justify-between gap-4">
        {title}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <form onSubmit={send} noValidate className="grid gap-5 pb-6" aria-label={title}>
        <Choice
          name="stars"
          legend={texts.stars}
          options={texts.counts.map((label, at) => [at + 1, label])}
        />
        {has_size && (
          <Choice
            name="fit"
            legend={texts.fit}
            options={REVIEW_FITS.map((fit) => [fit, texts.fits[fit]])}
          />
        )}
        <Field
          name="text"
          multiline
          label={texts.text}
          hint={texts.hint}
          error={wrong === 'text' ? texts.wrong.text : undefined}
          maxLength={2000}
        />
        <button type="submit" className="btn solid" aria-busy={busy}>
          {texts.send}
        </button>
        <p role="alert" className="error empty:hidden">
          {failure || (wrong === 'stars' && texts.wrong.stars)}
        </p>
      </form>
    </details>
  );
}

interface ReviewsProps extends Pick<ReviewProps, 'lang' | 'token'> {
  readonly order: OrderPage;
  readonly texts: typeof de;
}

/** Reviews of what an order has brought; nothing before it has left. */
export function OrderReviews({ order, texts: { reviews: texts }, ...rest }: ReviewsProps) {
  const { reviews = [], items } = order;
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="order-reviews" className="md:col-span-7">
      <h2 id="order-reviews" className="h3 pb-2">
        {texts.title}
      </h2>
      <p className="note pb-4">{texts.intro}</p>
      {reviews.map((line) => {
        const name = itemText(items[line.line] ?? {});
        return <LineReview key={line.line} line={line} name={name} texts={texts} {...rest} />;
      })}
    </section>
  );
}
