import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi, okReply } from '#browser/api.ts';
import type { OrderPage } from '#contract/account-data.ts';
import { REVIEW_FITS, reviewBody } from '#contract/reviews.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { useShop } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type de from './de.json';

const STARS = [1, 2, 3, 4, 5] as const;

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string, shown?: string])[];
  readonly isRequired?: boolean;
}

/** One of a few values, as radio buttons in a row. */
function Choice({ name, legend, options, isRequired }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="name pb-2">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([value, label, shown = label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 border border-field px-3 has-[:checked]:border-ink has-[:checked]:bg-ground"
          >
            <input
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              className="size-5 accent-ink"
              aria-label={label}
            />
            <span aria-hidden="true">{shown}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
  const [wrong, setWrong] = useState<'stars' | 'text'>();
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
          {texts.states[state ?? 'waiting']}
        </p>
      </div>
    );
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { stars, text, fit } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const typed = { token, line, stars: Number(stars), text, ...(fit && { fit }), language: lang };
    const { data: body, error } = reviewBody.safeParse(typed);
    const field = error?.issues[0]?.path[0] === 'stars' ? 'stars' : 'text';
    setFailure('');
    setWrong(body ? undefined : field);
    if (!body) return form.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    setBusy(true);
    const reply = await callApi('POST /api/reviews', { body }, okReply);
    setBusy(false);
    if (reply.ok) return setSent(true);
    setFailure(reply.code === 'offline' ? t('offline') : reply.message || t('failed'));
  };
  return (
    <details className="border-t border-line">
      <summary className="name flex min-h-[56px] items-center justify-between gap-4">
        {fill(texts.rate, { name })}
        <Icon name="plus" className="when-closed" />
        <Icon name="minus" className="when-open" />
      </summary>
      <form
        onSubmit={send}
        noValidate
        className="grid max-w-[40em] gap-5 pb-6"
        aria-label={fill(texts.rate, { name })}
      >
        <div>
          <Choice
            name="stars"
            legend={texts.stars}
            options={STARS.map((n) => [`${n}`, texts.counts[n - 1] ?? `${n}`, `${n} ★`])}
            isRequired
          />
          {wrong === 'stars' && (
            <p className="error pt-2" role="alert">
              {texts.wrong.stars}
            </p>
          )}
        </div>
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
          required
        />
        <button type="submit" className="btn solid" aria-busy={busy}>
          {texts.send}
        </button>
        <p role="alert" className="error empty:hidden">
          {failure}
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
export function OrderReviews({ order, texts: { reviews: texts }, lang, token }: ReviewsProps) {
  const { reviews = [], items } = order;
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="order-reviews" className="md:col-span-7">
      <h2 id="order-reviews" className="h3 pb-2">
        {texts.title}
      </h2>
      <p className="note pb-4">{texts.intro}</p>
      {reviews.map((line) => {
        const { name = '', variant } = items[line.line] ?? {};
        const item = [name, variant].filter(Boolean).join(', ');
        return <LineReview key={line.line} {...{ line, texts, lang, token }} name={item} />;
      })}
    </section>
  );
}
