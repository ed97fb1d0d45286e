import { BACK_OFFICE, localized } from '#routes.ts';
import { isUnusual } from '#rules/bought-lines.ts';
import { formatPrice } from '#rules/money.ts';
import { countPieces } from '#rules/order-pieces.ts';
import { vatOf } from '#rules/order-promises.ts';
import { hasMissing } from '#rules/taken-pieces.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import { FORMER_PROMISES } from '#server/orders/former-promises.ts';
import type { Letter } from '../letter.ts';
import { type LetterContext, letterItems } from './letter-context.ts';
import { orderSums } from './order-sums.ts';

/** Tells the owner about a sale. Names nobody: who bought stands in the back office. */
export function ownerSale(data: MailData<'owner-sale'>, context: LetterContext): Letter {
  const { lang, texts, baseUrl } = context;
  const letterTexts = texts.sale;
  const vat = vatOf(data.amount, data.vatPercent ?? FORMER_PROMISES.vatPercent);
  const unusual = data.items.filter((item) => !item.gift && isUnusual(item));
  const pieces = countPieces(data.items.filter(({ gift }) => !gift));
  return {
    subject: letterTexts.subject(data.number, formatPrice(data.amount, lang)),
    preview: letterTexts.preview(pieces),
    title: letterTexts.title,
    blocks: [
      {
        type: 'text',
        text: hasMissing(data)
          ? letterTexts.textMissing(data.number)
          : letterTexts.text(data.number),
      },
      ...data.items.flatMap(({ name, missing = 0 }) =>
        missing === 0 ? [] : { type: 'text' as const, text: letterTexts.missing(name, missing) },
      ),
      ...unusual.map(({ name, quantity }) => ({
        type: 'text' as const,
        text: letterTexts.unusual(name, quantity),
      })),
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
