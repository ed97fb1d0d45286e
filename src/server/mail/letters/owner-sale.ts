import { BACK_OFFICE, localized } from '#routes.ts';
import { isUnusual } from '#rules/bought-lines.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { countPieces } from '#rules/order-pieces.ts';
import { vatOf } from '#rules/order-promises.ts';
import { hasMissing } from '#rules/taken-pieces.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter } from '../letter.ts';
import { headOf, type LetterContext, letterItems, paragraph } from './letter-context.ts';
import { orderSums } from './order-sums.ts';

/** Tells the owner about a sale. Names nobody: who bought stands in the back office. */
export function ownerSale(data: MailData<'owner-sale'>, context: LetterContext): Letter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.sale;
  const { number } = data;
  const vat = vatOf(data.amount, data.vatPercent);
  const unusual = data.items.filter((item) => !item.gift && isUnusual(item));
  const pieces = countPieces(data.items.filter(({ gift }) => !gift));
  return {
    ...headOf(letterTexts, { number, amount: formatPrice(data.amount, lang) }),
    preview: pieces === 1 ? letterTexts.onePreview : fill(letterTexts.preview, { pieces }),
    blocks: [
      paragraph(hasMissing(data) ? letterTexts.textMissing : letterTexts.text, { number }),
      ...data.items.flatMap(({ name, missing: quantity = 0 }) =>
        quantity === 0 ? [] : paragraph(letterTexts.missing, { name, quantity }),
      ),
      ...unusual.map(({ name, quantity }) => paragraph(letterTexts.unusual, { name, quantity })),
      { type: 'items', items: letterItems(data.items, context, true) },
      { type: 'sums', sums: orderSums(data, vat, context) },
      {
        type: 'button',
        label: letterTexts.button,
        url: `${baseUrl}${localized(BACK_OFFICE, lang)}/orders/${data.saleId}`,
      },
      { type: 'small', text: letterTexts.setting },
    ],
  };
}
