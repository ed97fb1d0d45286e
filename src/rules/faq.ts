import {
  DEFAULT_METHODS,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#catalogue/payment-methods.ts';
import type { Lang } from '#routes.ts';
import { isDemo, paymentMethods, type ShopMode } from './claims.ts';
import { fill } from './fill.ts';

interface FaqItem {
  readonly id: string;
  readonly question: string;
  /** `{placeholders}` of `rules/fact-texts.ts`, `{companyEmail}` and `{paymentMethods}`. */
  readonly answer: string;
  /** In live mode, where the time of delivery is definite and counted from the payment. */
  readonly liveAnswer?: string;
  /** A sentence that follows only where support keeps such hours. */
  readonly roundTheClock?: string;
}

export interface Answered {
  readonly id: string;
  readonly question: string;
  /** Plain text with every figure filled in. */
  readonly answer: string;
}

interface FaqTexts {
  readonly items: readonly FaqItem[];
  readonly methodNames: Readonly<Record<PaymentMethod, string>>;
}

interface FaqSettings {
  readonly mode: ShopMode;
  readonly company: { readonly email: string };
  /** Methods that the payment page offers. */
  readonly methods: readonly PaymentMethod[];
}

export interface FaqFacts {
  /** Values of the texts' `{placeholders}`, by `factValues()`. */
  readonly facts: Readonly<Record<string, string>>;
  /** Methods that the facts name. */
  readonly paymentMethods: readonly PaymentMethod[];
}

/** "a, b oder c" · "a, b or c". Written out: `Intl` needs milliseconds for its first list. */
export function anyOf(names: readonly string[], lang: Lang): string {
  const or = lang === 'de' ? ' oder ' : ' or ';
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(or);
}

/**
 * The home page's questions with their answers (docs/specification.md#23-home), for people and for
 * structured data alike. A question whose answer the shop can't prove in this mode is left out.
 */
export function answeredFaq(
  { items, methodNames }: FaqTexts,
  lang: Lang,
  { mode, company, methods }: FaqSettings,
  { facts, paymentMethods: listedMethods }: FaqFacts,
): Answered[] {
  const isUntouched = `${listedMethods}/${methods}` === `${PAYMENT_METHODS}/${DEFAULT_METHODS}`;
  const named = paymentMethods(mode, listedMethods, methods, isUntouched);
  const names = named.map((method) => methodNames[method]);
  const values = { ...facts, companyEmail: company.email, paymentMethods: anyOf(names, lang) };
  return items
    .filter(({ id }) => id !== 'payment' || names.length > 0)
    .map(({ id, question, answer, liveAnswer = answer, roundTheClock = '' }) => {
      const whole = isDemo(mode) ? `${answer} ${roundTheClock}`.trim() : liveAnswer;
      return { id, question, answer: fill(whole, values) };
    });
}
