import { showsRoundTheClockSupport } from '#rules/claims.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter } from '../letter.ts';
import { ACCOUNT_NOTICE_TEXTS } from '../texts/account-notices.ts';
import type { LinkTexts } from '../texts/de.ts';
import type { LetterContext } from './letter-context.ts';

type Block = Letter['blocks'][number];

/** A mail with one message, and advice for a reader who didn't cause it. */
function notice(
  says: Omit<LinkTexts, 'button'>,
  { texts }: LetterContext,
  ...between: readonly Block[]
): Letter {
  return {
    subject: says.subject,
    preview: says.preview,
    title: says.title,
    blocks: [
      { type: 'text', text: texts.greeting(null) },
      { type: 'text', text: says.text },
      ...between,
      { type: 'small', text: says.notYou },
    ],
  };
}

/** A mail that is all about one link: new password, address, newsletter. */
export function linkLetter(says: LinkTexts, url: string, context: LetterContext): Letter {
  return notice(
    says,
    context,
    { type: 'button', label: says.button, url },
    { type: 'small', text: url },
  );
}

export function newsletterConfirm(
  data: MailData<'newsletter-confirm'>,
  context: LetterContext,
): Letter {
  const says = context.texts.newsletter;
  const letter = linkLetter(says, data.url, context);
  const unsubscribe = { type: 'link', label: says.unsubscribe, url: data.unsubscribeUrl } as const;
  return { ...letter, blocks: [...letter.blocks, unsubscribe] };
}

/** Reply to a subscriber who subscribes again. */
export function newsletterKnown(
  data: MailData<'newsletter-known'>,
  context: LetterContext,
): Letter {
  const says = context.texts.newsletterKnown;
  return notice(says, context, { type: 'link', label: says.unsubscribe, url: data.unsubscribeUrl });
}

/** Tells the address that was the account's; the new one is not named to it. */
export function emailChanged(context: LetterContext): Letter {
  const says = context.texts.emailChanged;
  return notice({ ...says, notYou: says.notYou(context.company.email) }, context);
}

/** Tells the holder of an account that somebody guesses at its password. */
export function loginAttempts(context: LetterContext): Letter {
  return notice(context.texts.loginAttempts, context);
}

/** Tells the holder of an account what was done to it, and when. */
export function accountNotice(data: MailData<'account-notice'>, context: LetterContext): Letter {
  const { lang, company } = context;
  const { when, notYou, ...notices } = ACCOUNT_NOTICE_TEXTS[lang];
  const at = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(data.at);
  const says = { ...notices[data.notice], notYou: notYou(company.email) };
  return notice(says, context, { type: 'lines', lines: [when(at)] });
}

/**
 * Says that a message arrived, and nothing of what the sender typed: whoever enters a stranger's
 * address must not be able to send that stranger words of their own.
 */
export function contactReceipt(data: MailData<'contact-receipt'>, context: LetterContext): Letter {
  const says = context.texts.contactReceipt;
  const hours = showsRoundTheClockSupport(context.mode) ? (data.answerHours ?? null) : null;
  return notice({ ...says, text: says.text(hours) }, context);
}

/** The message for the shop; a reply goes to the person. */
export function contactCopy(data: MailData<'contact-copy'>, { texts }: LetterContext): Letter {
  const says = texts.contactCopy;
  const from = `${data.firstName} ${data.lastName} <${data.email}>`;
  return {
    subject: says.subject(data.subject, data.urgent),
    preview: data.message.slice(0, 120),
    title: says.title(data.urgent),
    blocks: [
      { type: 'lines', lines: [`${says.from}: ${from}`, `${says.about}: ${data.subject}`] },
      { type: 'quote', text: data.message },
      { type: 'small', text: says.answer },
    ],
  };
}
