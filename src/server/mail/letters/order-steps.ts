import { href } from '#routes.ts';
import { berlinTime } from '#rules/berlin-time.ts';
import { formatDayRange } from '#rules/delivery.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { vatOf } from '#rules/order-promises.ts';
import { spanText } from '#rules/span-text.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Block, WrittenLetter } from '../letter.ts';
import {
  addressLines,
  contractItems,
  firstNameOf,
  greetingOf,
  headOf,
  type LetterContext,
  letterItems,
  paragraph,
  unbroken,
} from './letter-context.ts';
import { orderSums } from './order-sums.ts';

/** A letter that greets and says what happened, then all else. */
const stepLetter = (
  said: Readonly<Record<'subject' | 'preview' | 'title' | 'intro', string>>,
  values: Readonly<Record<string, string>>,
  greeting: Block,
  rest: WrittenLetter['blocks'],
): WrittenLetter => ({
  ...headOf(said, values),
  blocks: [greeting, paragraph(said.intro, values), ...rest],
});

/** Receipt of an order that is not paid yet, with the way to pay. */
export function orderPlaced(data: MailData<'order-placed'>, context: LetterContext): WrittenLetter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.placed;
  const until = berlinTime(data.payUntil, lang);
  const values = { amount: formatPrice(data.amount, lang), until };
  const { deliveryWorkingDays: days } = data;
  const link = (label: string, screen: 'withdrawal' | 'terms') =>
    ({ type: 'link', label, url: `${baseUrl}${href(screen, lang)}` }) as const;
  return stepLetter(
    { ...letterTexts, title: letterTexts.subject },
    values,
    greetingOf(data.name, context),
    [
      paragraph(letterTexts.contract, values),
      {
        type: 'button',
        label: letterTexts.button,
        url: `${baseUrl}/api/pay/${data.orderId}`,
      },
      { type: 'heading', text: texts.confirmation.itemsHeading },
      { type: 'items', items: contractItems(data.items, context) },
      { type: 'sums', sums: orderSums(data, vatOf(data.amount, data.vatPercent), context) },
      { type: 'heading', text: texts.confirmation.addressHeading },
      { type: 'lines', lines: addressLines(data.name, data.address) },
      ...(days ? [paragraph(letterTexts.delivery, { days: spanText(days) })] : []),
      paragraph(letterTexts.terms),
      link(texts.confirmation.withdrawalLink, 'withdrawal'),
      link(texts.confirmation.termsLink, 'terms'),
    ],
  );
}

export function orderReceived(
  data: MailData<'order-received'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts } = context;
  const letterTexts = texts.received;
  const values = { amount: formatPrice(data.amount, lang), name: firstNameOf(data.name) };
  return stepLetter(letterTexts, values, greetingOf(data.name, context), [
    { type: 'heading', text: letterTexts.itemsHeading },
    { type: 'items', items: letterItems(data.items, context, true) },
    {
      type: 'sums',
      sums: [{ label: texts.sums.total, amount: values.amount, strong: true }],
    },
    { type: 'small', text: letterTexts.contract },
  ]);
}

export function paymentFailed(
  data: MailData<'payment-failed'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.failed;
  const values = { amount: formatPrice(data.amount, lang) };
  return stepLetter(letterTexts, values, greetingOf(null, context), [
    { type: 'heading', text: letterTexts.itemsHeading },
    { type: 'items', items: letterItems(data.items, context, true) },
    { type: 'button', label: letterTexts.button, url: `${baseUrl}${href('cancel', lang)}` },
  ]);
}

export function orderShipped(
  data: MailData<'order-shipped'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts } = context;
  const letterTexts = texts.shipped;
  const days = data.arrival && unbroken(formatDayRange(data.arrival.from, data.arrival.to, lang));
  const arrival: Block[] = days
    ? [{ type: 'lines', lines: [fill(texts.confirmation.arrival, { days })] }]
    : [];
  const tracking: Block[] =
    data.trackingUrl === null
      ? []
      : [{ type: 'button', label: letterTexts.button, url: data.trackingUrl }];
  const address: Block[] =
    data.address === null
      ? []
      : [
          { type: 'heading', text: letterTexts.addressHeading },
          { type: 'lines', lines: addressLines(data.name, data.address) },
        ];
  const values = { number: data.number, name: firstNameOf(data.name) };
  const letter = stepLetter(letterTexts, values, greetingOf(data.name, context), [
    ...arrival,
    ...tracking,
    { type: 'heading', text: letterTexts.itemsHeading },
    { type: 'items', items: letterItems(data.items, context, false) },
    ...(data.hasMore ? [{ type: 'small', text: letterTexts.more } as const] : []),
    ...address,
  ]);
  return {
    ...letter,
    ...(days && { preview: fill(texts.confirmation.preview, { days }) }),
    box: 'closed',
  };
}

export function orderRefunded(
  data: MailData<'order-refunded'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts } = context;
  const letterTexts = texts.refunded;
  const price = (cents: number) => formatPrice(cents, lang);
  const name = firstNameOf(data.name);
  const values = { number: data.number, amount: price(data.refunded), name };
  return stepLetter(letterTexts, values, greetingOf(data.name ?? null, context), [
    {
      type: 'sums',
      sums: [
        { label: letterTexts.paid, amount: price(data.amount) },
        { label: letterTexts.now, amount: values.amount },
        { label: letterTexts.total, amount: price(data.refundedTotal), strong: true },
      ],
    },
    { type: 'small', text: letterTexts.arrival },
  ]);
}

export function orderRefundFailed(
  data: MailData<'order-refund-failed'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts, company } = context;
  const letterTexts = texts.refundFailed;
  const { number } = data;
  const { email } = company;
  const name = firstNameOf(data.name);
  const values = { number, amount: formatPrice(data.cents, lang), name };
  return stepLetter(letterTexts, values, greetingOf(data.name, context), [
    paragraph(email === '' ? letterTexts.next : `${letterTexts.next} ${letterTexts.write}`, {
      email,
    }),
  ]);
}

/** Brings an invoice or a correction, which hangs on the mail. */
export function orderPaper(data: MailData<'order-paper'>, context: LetterContext): WrittenLetter {
  const { invoice, correction } = context.texts.paper;
  const letterTexts = data.isCorrection ? correction : invoice;
  const values = { paper: data.paper, name: firstNameOf(data.name) };
  return stepLetter(letterTexts, values, greetingOf(data.name, context), []);
}
