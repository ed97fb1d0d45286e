import { berlinTime } from '#rules/berlin-time.ts';
import { isDemo } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { filledParagraphs } from '#rules/mail-places.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter, WrittenLetter } from '../letter.ts';
import {
  greetingOf,
  headOf,
  type LetterContext,
  type MailTexts,
  paragraph,
} from './letter-context.ts';

type Block = Letter['blocks'][number];
/** Texts of a mail that is all about one link. */
type LinkTexts = MailTexts['passwordReset'];

/** A mail with one message, and advice for a reader who didn't cause it. */
function notice(
  letterTexts: Omit<LinkTexts, 'button'>,
  context: LetterContext,
  ...between: readonly Block[]
): Letter {
  return {
    ...headOf(letterTexts),
    blocks: [
      greetingOf(null, context),
      paragraph(letterTexts.text),
      ...between,
      { type: 'small', text: letterTexts.notYou },
    ],
  };
}

/** A mail that is all about one link: new password, address, newsletter. */
export function linkLetter(letterTexts: LinkTexts, url: string, context: LetterContext): Letter {
  return notice(
    letterTexts,
    context,
    { type: 'button', label: letterTexts.button, url },
    { type: 'small', text: url },
  );
}

export function newsletterConfirm(
  data: MailData<'newsletter-confirm'>,
  context: LetterContext,
): Letter {
  const letterTexts = context.texts.newsletter;
  const letter = linkLetter(letterTexts, data.url, context);
  const unsubscribe = {
    type: 'link',
    label: letterTexts.unsubscribe,
    url: data.unsubscribeUrl,
  } as const;
  return { ...letter, blocks: [...letter.blocks, unsubscribe] };
}

/** Asks whether somebody wants to be told when a sold-out item is back. */
export function stockConfirm(data: MailData<'stock-confirm'>, context: LetterContext): Letter {
  const { forget, ...said } = context.texts.stockConfirm;
  const text = fill(said.text, { item: data.item });
  const letter = linkLetter({ ...said, text }, data.url, context);
  const link = { type: 'link', label: forget, url: data.forgetUrl } as const;
  return { ...letter, blocks: [...letter.blocks, link] };
}

/** The one mail that a request for a sold-out item leads to. */
export function stockBack({ item, url }: MailData<'stock-back'>, context: LetterContext): Letter {
  const said = context.texts.stockBack;
  return notice({ ...said, text: fill(said.text, { item }) }, context, {
    type: 'button',
    label: said.button,
    url,
  });
}

/** Asks for reviews of an order on its page. */
export function reviewRequest(
  { name, orderUrl = '' }: MailData<'review-request'>,
  context: LetterContext,
): Letter {
  const said = context.texts.reviewRequest;
  return {
    ...headOf(said),
    blocks: [
      greetingOf(name, context),
      paragraph(said.text),
      { type: 'button', label: said.button, url: orderUrl },
      { type: 'small', text: said.once },
    ],
  };
}

/** Says by which rule a review isn't shown, and what can be done. */
export function reviewRefused(
  { item, reason, text }: MailData<'review-refused'>,
  context: LetterContext,
): Letter {
  const said = context.texts.reviewRefused;
  return {
    ...headOf(said),
    blocks: [
      greetingOf(null, context),
      paragraph(fill(said.text, { item, reason: said.reasons[reason] })),
      { type: 'quote', text },
      paragraph(said.object),
    ],
  };
}

/** Reply to a subscriber who subscribes again. */
export function newsletterKnown(
  data: MailData<'newsletter-known'>,
  context: LetterContext,
): Letter {
  const letterTexts = context.texts.newsletterKnown;
  return notice(letterTexts, context, {
    type: 'link',
    label: letterTexts.unsubscribe,
    url: data.unsubscribeUrl,
  });
}

/** Tells the address that was the account's; the new one is not named to it. */
export function emailChanged(context: LetterContext): Letter {
  const letterTexts = context.texts.emailChanged;
  const { email } = context.company;
  return notice({ ...letterTexts, notYou: fill(letterTexts.notYou, { email }) }, context);
}

/** Tells the holder of an account that somebody guesses at its password. */
export function loginAttempts(context: LetterContext): Letter {
  return notice(context.texts.loginAttempts, context);
}

/** Tells the holder of an account what was done to it, and when. */
export function accountNotice(
  data: MailData<'account-notice'>,
  context: LetterContext,
): WrittenLetter {
  const { lang, texts, company } = context;
  const { when, notYou, ...notices } = texts.accountNotice;
  const at = berlinTime(data.at, lang);
  const letterTexts = { ...notices[data.notice], notYou: fill(notYou, { email: company.email }) };
  return {
    ...notice(letterTexts, context, { type: 'lines', lines: [fill(when, { at })] }),
    values: { what: letterTexts.title, at },
  };
}

/**
 * Says that a message arrived, and nothing of what the sender typed: whoever enters a stranger's
 * address must not be able to send that stranger words of their own.
 */
export function contactReceipt(data: MailData<'contact-receipt'>, context: LetterContext): Letter {
  const letterTexts = context.texts.contactReceipt;
  const hours = isDemo(context.mode) ? (data.answerHours ?? null) : null;
  const text = hours === null ? letterTexts.text : fill(letterTexts.textHours, { hours });
  return notice({ ...letterTexts, text }, context);
}

/** Answer to a message, with the message; an answer to it goes to the shop's mailbox, as from every mail. */
export function contactReply(
  { name, subject, text, message, askedAt }: MailData<'contact-reply'>,
  context: LetterContext,
): WrittenLetter {
  const letterTexts = context.texts.contactReply;
  const at = berlinTime(askedAt, context.lang);
  return {
    ...headOf(letterTexts, { subject }),
    blocks: [
      greetingOf(name, context),
      paragraph(letterTexts.text),
      ...filledParagraphs(text, {}).map((lines): Block => ({ type: 'lines', lines })),
      { type: 'small', text: fill(letterTexts.asked, { at }) },
      { type: 'quote', text: message },
    ],
  };
}

/** The message for the shop; a reply goes to the person. */
export function contactCopy(data: MailData<'contact-copy'>, { texts }: LetterContext): Letter {
  const letterTexts = texts.contactCopy;
  const from = `${data.firstName} ${data.lastName} <${data.email}>`;
  return {
    subject: fill(data.urgent ? letterTexts.urgentSubject : letterTexts.subject, {
      subject: data.subject,
    }),
    preview: data.message.slice(0, 120),
    title: data.urgent ? letterTexts.urgentTitle : letterTexts.title,
    blocks: [
      {
        type: 'lines',
        lines: [`${letterTexts.from}: ${from}`, `${letterTexts.about}: ${data.subject}`],
      },
      { type: 'quote', text: data.message },
      { type: 'small', text: letterTexts.answer },
    ],
  };
}
