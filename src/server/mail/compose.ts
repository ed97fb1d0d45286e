import type { Catalogue } from '#catalogue/catalogue.ts';
import { href, type Lang, type Screen } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { representativeOf } from '#rules/company-texts.ts';
import { DEMO_NAME } from '#rules/demo-name.ts';
import { fill } from '#rules/fill.ts';
import type { ShownFirm } from '#rules/firm.ts';
import type { MailWords } from '#rules/mail-places.ts';
import { readWordmark, WORDMARK_HEIGHT } from '#rules/wordmark.ts';
import type { Settings } from '../env.ts';
import { MAIL_DATA, type MailData, type MailKind } from '../mail-queue/mail-kinds.ts';
import type { Block, LetterBrand, LetterFooter, WrittenLetter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { DEMO_WORDMARK, picturesOf, WORDMARK_PICTURE } from './letter-picture.ts';
import { letterText } from './letter-text.ts';
import { defectAnswered, defectReceived } from './letters/defects.ts';
import type { LetterContext, MailTexts } from './letters/letter-context.ts';
import {
  accountNotice,
  contactCopy,
  contactReceipt,
  contactReply,
  emailChanged,
  linkLetter,
  loginAttempts,
  newsletterConfirm,
  newsletterKnown,
  reviewRefused,
  reviewRequest,
  stockBack,
  stockConfirm,
} from './letters/links-and-messages.ts';
import { orderConfirmation } from './letters/order-confirmation.ts';
import {
  orderPaper,
  orderPlaced,
  orderReceived,
  orderRefunded,
  orderRefundFailed,
  orderShipped,
  paymentFailed,
} from './letters/order-steps.ts';
import { ownerAlert } from './letters/owner-alert.ts';
import { ownerSale } from './letters/owner-sale.ts';
import { withWords } from './letters/with-words.ts';
import { withdrawalReceipt } from './letters/withdrawal-receipt.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

export const TEXTS: Readonly<Record<Lang, MailTexts>> = { de, en };

/** A mail ready to be sent; `headers` beyond the usual ones. */
export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Number of the paper that it brings. */
  readonly paper?: string;
  /** Paths of the pictures that `html` shows by their Content-ID. */
  readonly pictures: readonly string[];
  readonly replyTo?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type MailSettings = Pick<Settings, 'baseUrl' | 'shopMode'> &
  Pick<ShownFirm, 'name' | 'company' | 'wordmark' | 'accent'>;

/** Texts of one moment: today's, and the terms that an order was placed under. */
interface MailTextSources extends Pick<Catalogue, 'facts' | 'texts'> {
  readonly legalText?: readonly Block[] | undefined;
  readonly noticeAddress?: string | undefined;
}

export interface MailOfKind {
  readonly kind: MailKind;
  readonly language: Lang;
  readonly data: unknown;
  /** Of the owner, where they differ from the shop's. */
  readonly words?: MailWords;
}

interface WrittenMail {
  readonly letter: WrittenLetter;
  readonly reason: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The mail of a row of `mails`: a pure function of the row, the settings and, for a confirmation, the
 * legal texts that its order was placed under. Throws when `data` does not fit its kind, which only a
 * bug can cause.
 */
export function composeMail(
  mail: MailOfKind,
  settings: MailSettings,
  catalogue: MailTextSources,
): ComposedMail {
  const { baseUrl, company, shopMode: mode } = settings;
  const texts = TEXTS[mail.language];
  const { legalText, noticeAddress } = catalogue;
  const shop = { baseUrl, company, mode, catalogue, legalText, noticeAddress };
  const context = { lang: mail.language, texts, ...shop };
  const data = MAIL_DATA[mail.kind].parse(mail.data);
  const { letter: written, ...more } = LETTERS[mail.kind](data as never, context);
  const { reason, replyTo, headers = {} } = more;
  const letter = withWords(written, mail.words ?? {});
  const footer = letterFooter(reason, context);
  const brand = letterBrand(settings);
  // A subject is one line, whatever somebody typed into a form.
  const subject = letter.subject.replace(/\p{Cc}+/gu, ' ').trim();
  return {
    subject,
    html: letterHtml({ ...letter, subject }, footer, brand, mail.language),
    text: letterText(letter, footer, brand),
    pictures: [...(brand.mark ? [brand.mark.picture] : []), ...picturesOf(letter)],
    headers,
    ...('paper' in data && { paper: data.paper }),
    ...(replyTo !== undefined && { replyTo }),
  };
}

type Write<Data> = (data: Data, context: LetterContext) => WrittenMail;

/** Writes a letter whose footer gives the reason of this name. */
const because =
  <Data>(
    reason: 'order' | 'account' | 'newsletter' | 'stock' | 'review' | 'contact' | 'owner',
    make: (data: Data, context: LetterContext) => WrittenLetter,
  ): Write<Data> =>
  (data, context) => ({ letter: make(data, context), reason: context.texts.footer[reason] });

/** Writes a letter about an order, which ends with the way to its page. */
const ofOrder = <Data extends { readonly orderUrl?: string | undefined }>(
  make: (data: Data, context: LetterContext) => WrittenLetter,
): Write<Data> =>
  because('order', (data, context) => {
    const letter = make(data, context);
    if (data.orderUrl === undefined) return letter;
    const link = { type: 'link', label: context.texts.orderPage, url: data.orderUrl } as const;
    return { ...letter, blocks: [...letter.blocks, link] };
  });

const LETTERS: { readonly [Kind in MailKind]: Write<MailData<Kind>> } = {
  'order-placed': ofOrder(orderPlaced),
  'order-confirmation': ofOrder(orderConfirmation),
  'order-received': ofOrder(orderReceived),
  'payment-failed': ofOrder(paymentFailed),
  'order-shipped': ofOrder(orderShipped),
  'order-refunded': ofOrder(orderRefunded),
  'order-refund-failed': ofOrder(orderRefundFailed),
  'order-paper': ofOrder(orderPaper),
  'defect-received': ofOrder(defectReceived),
  'defect-answered': ofOrder(defectAnswered),
  'password-reset': because('account', ({ url }, context) =>
    linkLetter(context.texts.passwordReset, url, context),
  ),
  'verify-email': because('account', ({ url }, context) =>
    linkLetter(context.texts.verifyEmail, url, context),
  ),
  'email-change': because('account', ({ url }, context) =>
    linkLetter(context.texts.emailChange, url, context),
  ),
  invitation: because('account', ({ url }, context) =>
    linkLetter(context.texts.invitation, url, context),
  ),
  cart: because('contact', ({ url }, context) => linkLetter(context.texts.cart, url, context)),
  'email-changed': because('account', (_, context) => emailChanged(context)),
  'login-attempts': because('account', (_, context) => loginAttempts(context)),
  'account-notice': because('account', accountNotice),
  'newsletter-confirm': (data, context) => ({
    ...because('newsletter', newsletterConfirm)(data, context),
    headers: oneClick(data.oneClickUrl),
  }),
  'newsletter-known': (data, context) => ({
    ...because('newsletter', newsletterKnown)(data, context),
    headers: oneClick(data.oneClickUrl),
  }),
  'stock-confirm': because('stock', stockConfirm),
  'stock-back': because('stock', stockBack),
  'review-request': because('review', reviewRequest),
  'review-refused': because('order', reviewRefused),
  'contact-receipt': because('contact', contactReceipt),
  'contact-reply': because('contact', contactReply),
  'withdrawal-receipt': because('contact', withdrawalReceipt),
  'contact-copy': (data, context) => ({
    letter: contactCopy(data, context),
    reason: '',
    replyTo: data.email,
  }),
  'owner-sale': (data, context) => ({ letter: ownerSale(data, context), reason: '' }),
  'owner-alert': because('owner', ownerAlert),
};

/** Lets mail programs unsubscribe without opening a page (RFC 8058). */
function oneClick(url: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Height of a shop's own wordmark in pixels; a third of its file's. */
const WORDMARK_PX = 32;

function letterBrand({ name, wordmark, accent }: MailSettings): LetterBrand {
  const read = wordmark === undefined ? undefined : readWordmark(wordmark);
  const isDemos = name === DEMO_NAME;
  return {
    name,
    ...(isDemos && { mark: { picture: DEMO_WORDMARK, width: 148, height: 34, ground: 8 } }),
    ...(read?.ok && {
      mark: {
        picture: WORDMARK_PICTURE,
        width: Math.round((read.width / WORDMARK_HEIGHT) * WORDMARK_PX),
        height: WORDMARK_PX,
        ground: 0,
      },
    }),
    ...(accent !== undefined && { accent }),
  };
}

function letterFooter(
  reason: string,
  { lang, texts, baseUrl, company, mode }: LetterContext,
): LetterFooter {
  const letterTexts = texts.footer;
  const where = [company.street, company.city].filter((part) => part !== '').join(', ');
  const { register } = company;
  const seat = company.city.replace(/^\d{5} +/, '');
  const by = representativeOf(company);
  // § 35a GmbHG, § 37a HGB.
  const business =
    register &&
    [
      fill(letterTexts.seat, { town: seat }),
      register,
      ...(by ? [fill(letterTexts.representedBy, { name: by })] : []),
    ].join(' · ');
  const link = (label: string, screen: Screen) => ({
    label,
    url: `${baseUrl}${href(screen, lang)}`,
  });
  const { declareLink } = texts.confirmation;
  return {
    reason,
    sender: [company.name, where, business, company.email].filter((line) => line !== ''),
    links: [
      link(letterTexts.terms, 'terms'),
      link(letterTexts.withdrawal, 'withdrawal'),
      ...(isDemo(mode) ? [] : [link(declareLink, 'declareWithdrawal')]),
      link(letterTexts.privacy, 'privacy'),
      link(letterTexts.imprint, 'imprint'),
    ],
  };
}
