import { berlinDay } from '#rules/berlin-time.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { WrittenLetter } from '../letter.ts';
import { greetingOf, headOf, type LetterContext, paragraph } from './letter-context.ts';

/** Says that a complaint is there, and of a defect which remedies the customer has (§§ 439, 475e BGB). */
export function defectReceived(
  { number, kind, text, name }: MailData<'defect-received'>,
  context: LetterContext,
): WrittenLetter {
  const said = context.texts.defectReceived;
  const { company } = context;
  const back = company.street && `${company.name}, ${company.street}, ${company.city}`;
  return {
    ...headOf(said, { number }),
    blocks: [
      greetingOf(name, context),
      paragraph(said.kinds[kind], { number }),
      { type: 'quote', text },
      ...(kind === 'defect' ? [paragraph(said.rights)] : []),
      ...(kind === 'voluntary' && back ? [paragraph(said.back, { address: back })] : []),
      paragraph(said.next),
    ],
  };
}

/** Says what was decided and until when, then that it is done; a refusal names the conciliation body (§ 37 VSBG). */
export function defectAnswered(
  data: MailData<'defect-answered'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts } = context;
  const said = texts.defectAnswered;
  const { number, decision, dueOn, isDone, liableUntil } = data;
  const by = dueOn === null ? '' : berlinDay(Date.parse(`${dueOn}T12:00:00Z`), lang);
  const sentence = isDone ? said.done[decision as 'repair'] : said.decisions[decision];
  return {
    ...headOf(said, { number }),
    blocks: [
      greetingOf(data.name, context),
      paragraph(sentence, { number, by }),
      ...(liableUntil === null
        ? []
        : [paragraph(said.longer, { until: berlinDay(liableUntil, lang) })]),
      ...(isDone ? [] : [{ type: 'quote' as const, text: data.answer }]),
      ...(decision === 'refused' ? [paragraph(said.conciliation)] : []),
    ],
  };
}
