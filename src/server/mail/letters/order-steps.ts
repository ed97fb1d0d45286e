import { href } from '#routes.ts';
import { berlinTime } from '#rules/berlin-time.ts';
import { formatPrice } from '#rules/money.ts';
import { vatOf } from '#rules/order-promises.ts';
import { spanText } from '#rules/span-text.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Block, Letter } from '../letter.ts';
import {
  addressLines,
  contractItems,
  greetingOf,
  headOf,
  type LetterContext,
  letterItems,
  paragraph,
} from './letter-context.ts';
import { orderSums } from './order-sums.ts';

/** Receipt of an order that is not paid yet, with the way to pay. */
export function orderPlaced(data: MailData<'order-placed'>, context: LetterContext): Letter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.placed;
  const until = berlinTime(data.payUntil, lang);
  const { deliveryWorkingDays: days } = data;
  const link = (label: string, screen: 'withdrawal' | 'terms') =>
    ({ type: 'link', label, url: `${baseUrl}${href(screen, lang)}` }) as const;
  return {
    ...headOf({ ...letterTexts, title: letterTexts.subject }),
    blocks: [
      greetingOf(data.name, context),
      paragraph(letterTexts.intro, { amount: formatPrice(data.amount, lang) }),
      paragraph(letterTexts.contract, { until }),
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
  };
}

export function orderReceived(data: MailData<'order-received'>, context: LetterContext): Letter {
  const { lang, texts } = context;
  const letterTexts = texts.received;
  return {
    ...headOf(letterTexts),
    blocks: [
      greetingOf(data.name, context),
      paragraph(letterTexts.intro, { amount: formatPrice(data.amount, lang) }),
      { type: 'heading', text: letterTexts.itemsHeading },
      { type: 'items', items: letterItems(data.items, context, true) },
      {
        type: 'sums',
        sums: [{ label: texts.sums.total, amount: formatPrice(data.amount, lang), strong: true }],
      },
      { type: 'small', text: letterTexts.contract },
    ],
  };
}

export function paymentFailed(data: MailData<'payment-failed'>, context: LetterContext): Letter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.failed;
  return {
    ...headOf(letterTexts),
    blocks: [
      greetingOf(null, context),
      paragraph(letterTexts.intro, { amount: formatPrice(data.amount, lang) }),
      { type: 'heading', text: letterTexts.itemsHeading },
      { type: 'items', items: letterItems(data.items, context, true) },
      { type: 'button', label: letterTexts.button, url: `${baseUrl}${href('home', lang)}` },
    ],
  };
}

export function orderShipped(data: MailData<'order-shipped'>, context: LetterContext): Letter {
  const { texts } = context;
  const letterTexts = texts.shipped;
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
  return {
    ...headOf(letterTexts, { number: data.number }),
    hasBox: true,
    blocks: [
      greetingOf(data.name, context),
      paragraph(letterTexts.intro, { number: data.number }),
      ...tracking,
      { type: 'heading', text: letterTexts.itemsHeading },
      { type: 'items', items: letterItems(data.items, context, false) },
      ...address,
    ],
  };
}

export function orderRefunded(data: MailData<'order-refunded'>, context: LetterContext): Letter {
  const { lang, texts } = context;
  const letterTexts = texts.refunded;
  const price = (cents: number) => formatPrice(cents, lang);
  return {
    ...headOf(letterTexts, { number: data.number }),
    blocks: [
      greetingOf(data.name ?? null, context),
      paragraph(letterTexts.intro, { number: data.number, amount: price(data.refunded) }),
      {
        type: 'sums',
        sums: [
          { label: letterTexts.paid, amount: price(data.amount) },
          { label: letterTexts.now, amount: price(data.refunded) },
          { label: letterTexts.total, amount: price(data.refundedTotal), strong: true },
        ],
      },
      { type: 'small', text: letterTexts.arrival },
    ],
  };
}

export function orderRefundFailed(
  data: MailData<'order-refund-failed'>,
  context: LetterContext,
): Letter {
  const { lang, texts, company } = context;
  const letterTexts = texts.refundFailed;
  const { number } = data;
  const { email } = company;
  return {
    ...headOf(letterTexts, { number: data.number }),
    blocks: [
      greetingOf(data.name, context),
      paragraph(letterTexts.intro, { number, amount: formatPrice(data.cents, lang) }),
      paragraph(email === '' ? letterTexts.next : `${letterTexts.next} ${letterTexts.write}`, {
        email,
      }),
    ],
  };
}
