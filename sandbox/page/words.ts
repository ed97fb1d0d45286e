import type { DeclineCode } from '../payments/test-cards.ts';
import type { Wallet } from '../records.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

export type Language = 'de' | 'en';

/** Everything that can be wrong with a field; each language has a sentence for it. */
export type FieldProblem =
  | 'email_missing'
  | 'email_invalid'
  | 'phone_missing'
  | 'name_missing'
  | 'line1_missing'
  | 'postal_missing'
  | 'postal_invalid'
  | 'city_missing'
  | 'country_invalid'
  | 'method_missing'
  | 'number_missing'
  | 'number_invalid'
  | 'number_not_test'
  | 'expiry_missing'
  | 'expiry_invalid'
  | 'expiry_past'
  | 'cvc_missing'
  | 'cvc_invalid'
  | 'terms_missing'
  | 'too_long';

export type Problem = DeclineCode | 'authentication' | Wallet | 'total_changed';

export interface Words {
  title: (merchant: string) => string;
  testBar: string;
  back: (merchant: string) => string;
  order: string;
  showOrder: string;
  payTo: (merchant: string) => string;
  quantity: (count: number) => string;
  each: (price: string) => string;
  free: string;
  subtotal: string;
  discount: (name: string) => string;
  shipping: string;
  total: string;
  taxIncluded: string;
  units: Record<'business_day' | 'day' | 'hour' | 'month' | 'week', (span: string) => string>;
  contact: string;
  email: string;
  phone: string;
  deliveryAddress: string;
  billingAddress: string;
  name: string;
  line1: string;
  line2: string;
  optional: string;
  postalCode: string;
  city: string;
  country: string;
  shippingMethod: string;
  method: string;
  card: string;
  cardNumber: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  walletHint: (wallet: string) => string;
  terms: string;
  /** Stripe's own words, which leave the amount out except for donations. */
  pay: (amount: string, submitType: string | null) => string;
  payFree: string;
  working: string;
  cancel: (merchant: string) => string;
  secure: string;
  fix: (count: number) => string;
  fields: Record<FieldProblem, string>;
  problems: Record<Problem, string>;
  test: { title: string; intro: string; rows: Record<string, string>; fill: string };
  step: {
    bank: string;
    bankTitle: string;
    bankText: (merchant: string, last4: string) => string;
    walletTitle: (wallet: string) => string;
    walletText: (merchant: string, wallet: string) => string;
    approveBank: string;
    approveWallet: string;
    deny: string;
    later: string;
    laterText: string;
    laterSucceed: string;
    laterFail: string;
  };
  closed: {
    expiredTitle: string;
    expiredText: string;
    unknownTitle: string;
    unknownText: string;
  };
}

export function wordsOf(language: Language): Words {
  return language === 'de' ? de : en;
}

/** The session's own language; where it leaves that open, the browser's. English otherwise. */
export function languageOf(locale: string | null, acceptLanguage: string | undefined): Language {
  const wanted = locale && locale !== 'auto' ? [locale] : preferred(acceptLanguage ?? '');
  for (const tag of wanted) {
    if (/^de\b/i.test(tag)) return 'de';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** The tags of an Accept-Language header, most wanted first. */
function preferred(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const quality = params.find((param) => param.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
