import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { NO_VAT } from '#rules/no-vat.ts';
import type { IncludedVat } from '#rules/order-promises.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { LetterSum } from '../letter.ts';
import type { LetterContext } from './letter-context.ts';

type OrderSums = Pick<
  MailData<'order-confirmation'>,
  'subtotal' | 'discount' | 'discountCode' | 'shipping' | 'amount'
>;

/** Subtotal, discount, shipping, total and the VAT inside it, or that there is none; all in cents. */
export function orderSums(
  order: OrderSums,
  { vatPercent, vatCents }: IncludedVat,
  { lang, texts }: LetterContext,
): LetterSum[] {
  const letterTexts = texts.sums;
  const { discountCode: code } = order;
  const discount = code === null ? letterTexts.discount : fill(letterTexts.discountCode, { code });
  const price = (cents: number) => formatPrice(cents, lang);
  return [
    { label: letterTexts.subtotal, amount: price(order.subtotal) },
    ...(order.discount === 0 ? [] : [{ label: discount, amount: price(-order.discount) }]),
    {
      label: letterTexts.shipping,
      amount: order.shipping === 0 ? letterTexts.free : price(order.shipping),
    },
    { label: letterTexts.total, amount: price(order.amount), strong: true },
    vatPercent > 0
      ? { label: fill(letterTexts.vat, { percent: vatPercent }), amount: price(vatCents) }
      : { label: NO_VAT[lang], amount: '' },
  ];
}
