import type { Lang } from '#routes.ts';
import { berlinTime } from '#rules/berlin-time.ts';
import { formatDay } from '#rules/delivery.ts';
import { fill, type Params } from '#rules/fill.ts';
import { formatPrice, formatSum } from '#rules/money.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { invoiceNumber } from '#rules/papers.ts';
import { paymentReason } from '#rules/payment-reasons.ts';
import { ALERT_DATA, type AlertData, type AlertKind } from './alert-kinds.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

type AlertTexts = typeof de;
const TEXTS: Readonly<Record<Lang, AlertTexts>> = { de, en };

interface AlertText {
  readonly title: string;
  /** Says what happened and what to do, in one or two sentences. */
  readonly text: string;
}

/** Values of the sentences of one alert, and its sentences where they depend on its facts. */
interface Written {
  readonly values?: Params;
  readonly title?: string;
  readonly text?: readonly (string | undefined)[];
}

type Writers = {
  readonly [Kind in AlertKind]: (
    data: AlertData<Kind>,
    texts: AlertTexts[Kind],
    lang: Lang,
  ) => Written;
};

/** Stripe’s reason for a refund that a dispute overtook. */
const OVERTAKEN = 'charge_for_pending_refund_disputed';
/** The refused parameter and the request's id, which the provider's support needs. */
const inBrackets = (...said: (string | null | undefined)[]) => {
  const known = said.filter(Boolean);
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
};

const rangeOf = (first: number, last: number, format: (number: number) => string) =>
  first === last ? format(first) : `${format(first)} – ${format(last)}`;

const itself = (values: Params): Written => ({ values });
const amount = ({ cents }: { readonly cents: number }, _: unknown, lang: Lang): Written => ({
  values: { amount: formatPrice(cents, lang) },
});
const plain = (): Written => ({});

const WRITERS: Writers = {
  provider_refused: ({ operation, message, code, param, requestId }, { operations }) => {
    const names: Readonly<Record<string, string>> = operations;
    const brackets = inBrackets(code, param, requestId);
    return { values: { operation: names[operation] ?? operation, message, brackets } };
  },
  session_unreadable: itself,
  refund_failed: ({ cents, reason: code }, { text, reason, disputed, payBack }, lang) => ({
    values: {
      amount: formatPrice(cents, lang),
      reason: code === null ? '' : paymentReason(lang, 'refund', code),
    },
    text: [text, code === null ? undefined : reason, code === OVERTAKEN ? disputed : payBack],
  }),
  dispute_opened: ({ cents, reason, dueAt }, { text, respond, respondBy, onHold }, lang) => ({
    values: {
      amount: formatPrice(cents, lang),
      reason: paymentReason(lang, 'dispute', reason),
      due: dueAt === null ? '' : berlinTime(dueAt, lang),
    },
    text: [text, dueAt === null ? respond : respondBy, onHold],
  }),
  paid_again: amount,
  amount_mismatch: ({ expectedCents, paidCents }, _, lang) => ({
    values: { expected: formatPrice(expectedCents, lang), paid: formatPrice(paidCents, lang) },
  }),
  money_without_order: ({ cents, currency, payment, reason }, texts, lang) => ({
    values: { sum: formatSum(cents, currency, lang), brackets: inBrackets(payment) },
    text: [texts.text, texts[reason], texts.ship],
  }),
  order_rebuilt: ({ cents, number, former }, texts, lang) => ({
    values: { amount: formatPrice(cents, lang), number, former: former ?? '' },
    text: [texts.text, former && former !== number ? texts.former : undefined, texts.check],
  }),
  numbers_skipped: ({ first, last, year }, { title, invoices, text, papers }) =>
    year === undefined
      ? { title, text: [text], values: { range: rangeOf(first, last, formatOrderNumber) } }
      : {
          ...{ title: invoices, text: [papers] },
          values: { range: rangeOf(first, last, (nth) => invoiceNumber(year, nth)) },
        },
  code_over_used: itself,
  oversold: ({ pieces }, _, lang) => {
    const missing = pieces.map(({ item, short }) => `${short} × ${item[lang]}`);
    return { values: { pieces: missing.join('; ') } };
  },
  stock_low: ({ item, left }, { title, gone, some, none, text }, lang) => ({
    ...{ title: left === 0 ? gone : title, text: [left === 0 ? none : some, text] },
    values: { item: item[lang], left },
  }),
  mail_failed: itself,
  no_backup: ({ fault, goodAt, error, hours }, texts, lang) => {
    if (fault !== 'old') return { title: texts[fault].title, text: [texts[fault].text] };
    return {
      values: { hours, error: error ?? '', date: goodAt === null ? '' : berlinTime(goodAt, lang) },
      text: [
        goodAt === null ? texts.none : texts.last,
        error === null ? undefined : texts.reason,
        texts.text,
      ],
    };
  },
  live_check: ({ check }, { checks }) => ({ values: { check: checks[check] } }),
  withdrawal_new: ({ number, declaredAt, dueOn }, texts, lang) => ({
    values: {
      number: number ?? '',
      received: berlinTime(declaredAt, lang, 'long'),
      due: formatDay(dueOn, lang),
    },
    title: number === null ? texts.titleUnknown : texts.title,
    text: [texts.received, number === null ? texts.textUnknown : texts.text, texts.due],
  }),
  defect_new: ({ number, about }, texts) => ({
    values: { number },
    text: [texts[about], texts.text],
  }),
  withdrawal_due: ({ dueOn }, _, lang) => ({ values: { due: formatDay(dueOn, lang) } }),
  database_away: itself,
  catalogue_not_shown: itself,
  login_attack: itself,
  admin_new_device: plain,
  admin_added: plain,
  admin_factor_removed: plain,
};

/** Title and text of an alert. Throws when `data` does not fit its kind, which only a bug can cause. */
export function alertText<Kind extends AlertKind>(
  { kind, data }: { readonly kind: Kind; readonly data: unknown },
  lang: Lang,
): AlertText {
  const texts = TEXTS[lang][kind];
  const facts = ALERT_DATA[kind].parse(data) as AlertData<Kind>;
  const { values, title = texts.title, text = [texts.text] } = WRITERS[kind](facts, texts, lang);
  const sentences = text.filter((sentence) => sentence !== undefined);
  return {
    title: fill(title, values),
    text: sentences.map((sentence) => fill(sentence, values)).join(' '),
  };
}
