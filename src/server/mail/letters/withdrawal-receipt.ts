import { formatReceived } from '#rules/withdrawals.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter } from '../letter.ts';
import type { LetterContext } from './letter-context.ts';

/** Says what was declared and when it was received (§ 356a (4) BGB); accepts nothing. */
export function withdrawalReceipt(
  data: MailData<'withdrawal-receipt'>,
  { lang, texts, company }: LetterContext,
): Letter {
  const letterTexts = texts.withdrawalReceipt;
  const { name, order, email, goods } = data;
  const back = company.street && `${company.name}, ${company.street}, ${company.city}`;
  return {
    subject: letterTexts.subject,
    preview: letterTexts.preview,
    title: letterTexts.title,
    blocks: [
      { type: 'text', text: texts.greeting(null) },
      { type: 'text', text: letterTexts.text(formatReceived(data.declaredAt, lang)) },
      { type: 'heading', text: letterTexts.heading },
      // The sender's own words: the address may be a stranger's.
      { type: 'quote', text: letterTexts.declaration(name, order, email, goods) },
      { type: 'text', text: letterTexts.next },
      ...(back ? [{ type: 'text', text: letterTexts.back(back) } as const] : []),
      { type: 'small', text: letterTexts.notYou },
    ],
  };
}
