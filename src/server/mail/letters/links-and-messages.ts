import { showsRoundTheClockSupport } from '#rules/claims.ts';
import type { MailData } from '#server/mail-queue/mail-kinds.ts';
import type { Letter } from '../letter.ts';
import { ACCOUNT_NOTICE_TEXTS } from '../texts/account-notices.ts';
import type { LinkTexts } from '../texts/de.ts';
import type { MailPlace } from './place.ts';

type Block = Letter['blocks'][number];

/** A mail with one message, and advice for a reader who didn't cause it. */
function notice(
  says: Omit<LinkTexts, 'button'>,
  { texts }: MailPlace,
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
export function linkLetter(says: LinkTexts, url: string, place: MailPlace): Letter {
  return notice(
    says,
    place,
    { type: 'button', label: says.button, url },
    { type: 'small', text: url },
  );
}

export function newsletterConfirm(data: MailData<'newsletter-confirm'>, place: MailPlace): Letter {
  const says = place.texts.newsletter;
  const letter = linkLetter(says, data.url, place);
  const unsubscribe = { type: 'link', label: says.unsubscribe, url: data.unsubscribeUrl } as const;
  return { ...letter, blocks: [...letter.blocks, unsubscribe] };
}

/** Reply to a subscriber who subscribes again. */
export function newsletterKnown(data: MailData<'newsletter-known'>, place: MailPlace): Letter {
  const says = place.texts.newsletterKnown;
  return notice(says, place, { type: 'link', label: says.unsubscribe, url: data.unsubscribeUrl });
}

/** Tells the address that was the account's; the new one is not named to it. */
export function emailChanged(place: MailPlace): Letter {
  const says = place.texts.emailChanged;
  return notice({ ...says, notYou: says.notYou(place.company.email) }, place);
}

/** Tells the holder of an account that somebody guesses at its password. */
export function loginAttempts(place: MailPlace): Letter {
  return notice(place.texts.loginAttempts, place);
}

/** Tells the holder of an account what was done to it, and when. */
export function accountNotice(data: MailData<'account-notice'>, place: MailPlace): Letter {
  const { lang, company } = place;
  const { when, notYou, ...notices } = ACCOUNT_NOTICE_TEXTS[lang];
  const at = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(data.at);
  const says = { ...notices[data.notice], notYou: notYou(company.email) };
  return notice(says, place, { type: 'lines', lines: [when(at)] });
}

/**
 * Says that a message arrived, and nothing of what the sender typed: whoever enters a stranger's
 * address must not be able to send that stranger words of their own.
 */
export function contactReceipt(data: MailData<'contact-receipt'>, place: MailPlace): Letter {
  const says = place.texts.contactReceipt;
  const hours = showsRoundTheClockSupport(place.mode) ? (data.answerHours ?? null) : null;
  return notice({ ...says, text: says.text(hours) }, place);
}

/** The message for the shop; a reply goes to the person. */
export function contactCopy(data: MailData<'contact-copy'>, { texts }: MailPlace): Letter {
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
