import type { MailText } from '#catalogue/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import { fill } from './fill.ts';

interface MailPlaces {
  /** Places that its words may name. */
  readonly places: readonly string[];
  /** Of these, those that an opening must name, because nothing else in the mail does. */
  readonly needs?: readonly string[];
}

/**
 * Mails that customers get, whose words the owner may change. A mail that anybody can cause has no place for a text of
 * that person's (`server/mail-queue/mail-causes.ts`).
 */
export const MAIL_PLACES = {
  'order-placed': { places: ['amount', 'until'] },
  'order-confirmation': { places: ['number', 'date', 'amount', 'name'], needs: ['number'] },
  'order-received': { places: ['amount', 'name'] },
  'payment-failed': { places: ['amount'] },
  'order-shipped': { places: ['number', 'name'], needs: ['number'] },
  'order-refunded': { places: ['number', 'amount', 'name'], needs: ['number'] },
  'order-refund-failed': { places: ['number', 'amount', 'name'], needs: ['number', 'amount'] },
  'order-paper': { places: ['paper', 'name'] },
  'withdrawal-receipt': { places: ['at'], needs: ['at'] },
  'contact-receipt': { places: [] },
  'contact-reply': { places: ['subject'] },
  'newsletter-confirm': { places: [] },
  'newsletter-known': { places: [] },
  'verify-email': { places: [] },
  'password-reset': { places: [] },
  'email-change': { places: [] },
  'email-changed': { places: [] },
  'login-attempts': { places: [] },
  'account-notice': { places: ['what', 'at'], needs: ['what'] },
} as const satisfies Readonly<Record<string, MailPlaces>>;
export type WordedMail = keyof typeof MAIL_PLACES;
export const WORDED_MAILS = Object.keys(MAIL_PLACES) as WordedMail[];

/** Narrows a kind of mail to those with words of the owner's. */
export const isWorded = (kind: string): kind is WordedMail => Object.hasOwn(MAIL_PLACES, kind);

/** Words of the owner for a mail, in its language. */
export type MailWords = { readonly [Key in keyof MailText]?: string };

const WORDS = ['subject', 'opening', 'closing'] as const satisfies (keyof MailText)[];

/** Returns the words of one language, also of a draft; a blank text is none. */
export function wordsIn(text: MailText, lang: Lang): MailWords {
  return Object.fromEntries(
    WORDS.flatMap((key) => {
      const said: unknown = text[key]?.[lang];
      return typeof said !== 'string' || said.trim() === '' ? [] : [[key, said]];
    }),
  );
}

/**
 * Returns the paragraphs of a text, each as its lines, with the values in. A line that names a place without a value goes.
 */
export function filledParagraphs(
  text: string,
  values: Readonly<Record<string, string>>,
): readonly string[][] {
  const isKnown = (line: string) =>
    [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name] !== '');
  return text
    .split(/(?:\r\n?|\n)[^\S\n]*(?:\r\n?|\n)/)
    .map((paragraph) =>
      paragraph
        .split(/\r\n?|\n/)
        .filter(isKnown)
        .map((line) => fill(line, values).trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
}

interface WordFault {
  readonly path: readonly string[];
  readonly code: 'unknown_place' | 'place_missing';
  readonly values: Readonly<Record<string, string>>;
}

/** Places that the words of a mail can't name, and those that they lack. */
export function* faultsOfWords(kind: WordedMail, text: MailText): Generator<WordFault> {
  const { places, needs = [] }: MailPlaces = MAIL_PLACES[kind];
  for (const lang of LANGS) {
    for (const [key, said] of Object.entries(wordsIn(text, lang))) {
      const named = [...said.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      for (const place of new Set(named.filter((name) => !places.includes(name)))) {
        yield { path: [key, lang], code: 'unknown_place', values: { place: `{${place}}` } };
      }
      const lacking = key === 'opening' ? needs.filter((name) => !named.includes(name)) : [];
      for (const place of lacking) {
        yield { path: [key, lang], code: 'place_missing', values: { place: `{${place}}` } };
      }
    }
  }
}
