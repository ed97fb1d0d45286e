import type { Lang } from '#routes.ts';
import type { WordedMail } from '#rules/mail-places.ts';
import { TEXTS } from './compose.ts';
import type { MailTexts } from './letters/letter-context.ts';

interface OwnWords {
  readonly subject: string;
  readonly opening: string;
}

const notice = ({ subject, text }: { readonly subject: string; readonly text: string }) => ({
  subject,
  opening: text,
});
const step = ({ subject, intro }: { readonly subject: string; readonly intro: string }) => ({
  subject,
  opening: intro,
});

const OWN: { readonly [Kind in WordedMail]: (texts: MailTexts) => OwnWords } = {
  'order-placed': ({ placed }) => step(placed),
  'order-confirmation': ({ confirmation }) => step(confirmation),
  'order-received': ({ received }) => step(received),
  'payment-failed': ({ failed }) => step(failed),
  'order-shipped': ({ shipped }) => step(shipped),
  'order-refunded': ({ refunded }) => step(refunded),
  'order-refund-failed': ({ refundFailed }) => step(refundFailed),
  'order-paper': ({ paper }) => step(paper.invoice),
  'withdrawal-receipt': ({ withdrawalReceipt }) => notice(withdrawalReceipt),
  'contact-receipt': ({ contactReceipt }) => notice(contactReceipt),
  'contact-reply': ({ contactReply }) => notice(contactReply),
  'newsletter-confirm': ({ newsletter }) => notice(newsletter),
  'newsletter-known': ({ newsletterKnown }) => notice(newsletterKnown),
  'verify-email': ({ verifyEmail }) => notice(verifyEmail),
  'password-reset': ({ passwordReset }) => notice(passwordReset),
  'email-change': ({ emailChange }) => notice(emailChange),
  'email-changed': ({ emailChanged }) => notice(emailChanged),
  'login-attempts': ({ loginAttempts }) => notice(loginAttempts),
  // One of its causes.
  'account-notice': ({ accountNotice }) => notice(accountNotice.new_device),
};

/** Returns what the shop says in a kind of mail where the owner says nothing; places stand in braces. */
export const ownWords = (kind: WordedMail, lang: Lang): OwnWords => OWN[kind](TEXTS[lang]);
