import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import type { ShopMode } from '#rules/claims.ts';
import { fill, type Params } from '#rules/fill.ts';
import type { FirmCompany } from '#rules/firm.ts';
import { formatPrice } from '#rules/money.ts';
import { picturesOfLine, piecesOf } from '#rules/order-pieces.ts';
import type { PostalAddress } from '#server/orders/schema.ts';
import type { Block, LetterItem, WrittenLetter } from '../letter.ts';
import type de from '../texts/de.json';

/** Every sentence of the mails in one language. Figures come in from the facts, never as literals. */
export type MailTexts = typeof de;

/** Shop, language and texts that a letter is written with. */
export interface LetterContext {
  readonly lang: Lang;
  readonly texts: MailTexts;
  /** The shop's origin, without a trailing slash. */
  readonly baseUrl: string;
  readonly company: FirmCompany;
  readonly mode: ShopMode;
  /** Today's. */
  readonly catalogue: Pick<Catalogue, 'facts' | 'texts'>;
  /** Legal texts as they were pinned for the order; absent for today's. */
  readonly legalText?: readonly Block[] | undefined;
  /** Where the notice about the legal guarantee leads; absent in a shop without one. */
  readonly noticeAddress?: string | undefined;
}

/** First part of a name as given on the hosted page; empty where there is none. */
export const firstNameOf = (given: string | null): string =>
  (given ?? '').trim().split(/\s+/)[0] ?? '';

/** Greets by the first part of a name; names nobody where there is none. */
export function greetingOf(given: string | null, { texts }: LetterContext): Block {
  const name = firstNameOf(given);
  return { type: 'text', text: name ? fill(texts.greeting, { name }) : texts.greetingNobody };
}

/** A paragraph with its places filled. */
export const paragraph = (text: string, values?: Params): Block => ({
  type: 'text',
  text: fill(text, values),
});

/** A letter's subject, preview and title, of which only the subject has places, and the values of all places. */
export const headOf = (
  { subject, preview, title }: Readonly<Record<'subject' | 'preview' | 'title', string>>,
  values: Readonly<Record<string, string>> = {},
): Omit<WrittenLetter, 'blocks'> => ({ subject: fill(subject, values), preview, title, values });

/** Order lines for a mail; `priced` shows what each cost. */
export function letterItems(
  items: readonly OrderItem[],
  { lang, texts }: LetterContext,
  priced: boolean,
): LetterItem[] {
  return items.map((item) => ({
    pictures: picturesOfLine(item),
    title: item.name,
    detail: [
      item.variant,
      fill(texts.item.quantity, { count: piecesOf(item) }),
      item.gift ? texts.item.gift : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
    amount: priced ? formatPrice(item.amount, lang) : '',
  }));
}

/** Lines of an order whose mail names the contract: with essential features and maker (Art. 246a § 1 (1) no. 1 EGBGB). */
export function contractItems(items: readonly OrderItem[], context: LetterContext): LetterItem[] {
  const { maker: makerText } = context.texts.item;
  return letterItems(items, context, true).map((item, index) => {
    const { material, maker } = items[index] ?? {};
    const facts = [material ?? '', maker ? fill(makerText, { maker }) : ''];
    return { ...item, facts: facts.filter(Boolean) };
  });
}

/** A date that no line break tears apart; of two, the second may begin a line. */
export const unbroken = (date: string): string => date.replaceAll(/(?<!–) /g, '\u00a0');

/** An address as it stands on the parcel; delivery is within Germany only. */
export function addressLines(name: string | null, address: PostalAddress): string[] {
  return [
    name ?? '',
    address.line1,
    address.line2 ?? '',
    `${address.postalCode} ${address.city}`.trim(),
  ].filter((line) => line !== '');
}
