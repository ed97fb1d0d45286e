import { berlinTime } from '#rules/berlin-time.ts';
import { fill } from '#rules/fill.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { WrittenLetter } from '../letter.ts';
import { greetingOf, headOf, type LetterContext, paragraph } from './letter-context.ts';

/** Says what was declared and when it was received (§ 356a (4) BGB); accepts nothing. */
export function withdrawalReceipt(
  data: MailData<'withdrawal-receipt'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts, company } = context;
  const letterTexts = texts.withdrawalReceipt;
  const { name, order, email } = data;
  const goods = data.goods ?? letterTexts.allGoods;
  const values = { at: berlinTime(data.declaredAt, lang, 'long') };
  const back = company.street && `${company.name}, ${company.street}, ${company.city}`;
  return {
    ...headOf(letterTexts, values),
    blocks: [
      greetingOf(null, context),
      paragraph(letterTexts.text, values),
      { type: 'heading', text: letterTexts.heading },
      // The sender's own words: the address may be a stranger's.
      { type: 'quote', text: fill(letterTexts.declaration, { name, order, email, goods }) },
      paragraph(letterTexts.next),
      ...(back ? [paragraph(letterTexts.back, { address: back })] : []),
      { type: 'small', text: letterTexts.notYou },
    ],
  };
}
