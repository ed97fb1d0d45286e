import { href } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Block, Letter } from '../letter.ts';
import { addressLines, firstNameOf, type LetterContext, letterItems } from './letter-context.ts';

export function orderReceived(data: MailData<'order-received'>, context: LetterContext): Letter {
  const { lang, texts } = context;
  const says = texts.received;
  return {
    subject: says.subject,
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: texts.greeting(firstNameOf(data.name)) },
      { type: 'text', text: says.intro(formatPrice(data.amount, lang)) },
      { type: 'heading', text: says.itemsHeading },
      { type: 'items', items: letterItems(data.items, context, true) },
      {
        type: 'sums',
        sums: [{ label: texts.sums.total, amount: formatPrice(data.amount, lang), strong: true }],
      },
      { type: 'small', text: says.contract },
    ],
  };
}

export function paymentFailed(data: MailData<'payment-failed'>, context: LetterContext): Letter {
  const { lang, texts, baseUrl } = context;
  const says = texts.failed;
  return {
    subject: says.subject,
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: texts.greeting(null) },
      { type: 'text', text: says.intro(formatPrice(data.amount, lang)) },
      { type: 'heading', text: says.itemsHeading },
      { type: 'items', items: letterItems(data.items, context, true) },
      { type: 'button', label: says.button, url: `${baseUrl}${href('home', lang)}` },
    ],
  };
}

export function orderShipped(data: MailData<'order-shipped'>, context: LetterContext): Letter {
  const { texts } = context;
  const says = texts.shipped;
  const tracking: Block[] =
    data.trackingUrl === null
      ? []
      : [{ type: 'button', label: says.button, url: data.trackingUrl }];
  const address: Block[] =
    data.address === null
      ? []
      : [
          { type: 'heading', text: says.addressHeading },
          { type: 'lines', lines: addressLines(data.name, data.address) },
        ];
  return {
    subject: says.subject(data.number),
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: texts.greeting(firstNameOf(data.name)) },
      { type: 'text', text: says.intro(data.number) },
      ...tracking,
      { type: 'heading', text: says.itemsHeading },
      { type: 'items', items: letterItems(data.items, context, false) },
      ...address,
    ],
  };
}

export function orderRefunded(data: MailData<'order-refunded'>, context: LetterContext): Letter {
  const { lang, texts } = context;
  const says = texts.refunded;
  const price = (cents: number) => formatPrice(cents, lang);
  return {
    subject: says.subject(data.number),
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: texts.greeting(firstNameOf(data.name ?? null)) },
      { type: 'text', text: says.intro(data.number, price(data.refunded)) },
      {
        type: 'sums',
        sums: [
          { label: says.paid, amount: price(data.amount) },
          { label: says.now, amount: price(data.refunded) },
          { label: says.total, amount: price(data.refundedTotal), strong: true },
        ],
      },
      { type: 'small', text: says.arrival },
    ],
  };
}

export function orderRefundFailed(
  data: MailData<'order-refund-failed'>,
  context: LetterContext,
): Letter {
  const { lang, texts, company } = context;
  const says = texts.refundFailed;
  return {
    subject: says.subject(data.number),
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: texts.greeting(firstNameOf(data.name)) },
      { type: 'text', text: says.intro(data.number, formatPrice(data.cents, lang)) },
      { type: 'text', text: says.next(company.email) },
    ],
  };
}
