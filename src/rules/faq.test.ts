import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_METHODS, type PaymentMethod } from '#catalogue/payment-methods.ts';
import faqDe from '#catalogue/texts/faq.de.json' with { type: 'json' };
import faqEn from '#catalogue/texts/faq.en.json' with { type: 'json' };
import { seedCatalogue } from '#server/catalogue/seed.ts';
import type { ShopMode } from './claims.ts';
import { factValues } from './fact-texts.ts';
import { answeredFaq, anyOf } from './faq.ts';

const { facts } = seedCatalogue;
const companyEmail = 'hallo@elvare.example';
const german = (mode: ShopMode, methods: readonly PaymentMethod[] = DEFAULT_METHODS) =>
  answeredFaq(
    faqDe,
    'de',
    { mode, methods, company: { email: companyEmail } },
    { facts: factValues(facts, 'de'), paymentMethods: facts.paymentMethods },
  );

describe('questions of the home page', () => {
  it('answers the four of the specification, with every figure filled in', () => {
    const items = german('demo');
    expect(items.map(({ id }) => id)).toEqual(['shipping', 'contact', 'returns', 'payment']);
    expect(items[0]?.answer).toContain('etwa 7 Tage');
    expect(items[1]?.answer).toContain(companyEmail);
    expect(items[2]?.answer).toContain('30 Tagen');
    expect(items[3]?.answer).toContain('Klarna, PayPal, Karte, Sofortüberweisung oder Rechnung');
    for (const { answer } of items) expect(answer).not.toMatch(/[{}]/);
  });

  it('says the same in English', () => {
    const items = answeredFaq(
      faqEn,
      'en',
      { mode: 'demo', methods: DEFAULT_METHODS, company: { email: companyEmail } },
      { facts: factValues(facts, 'en'), paymentMethods: facts.paymentMethods },
    );
    expect(items).toHaveLength(4);
    expect(items[3]?.answer).toContain('instant transfer or invoice');
  });

  it('leaves out what a live shop can not prove', () => {
    const items = german('live', []);
    expect(items.map(({ id }) => id)).toEqual(['shipping', 'contact', 'returns']);
    expect(items[1]?.answer).not.toContain('24');
  });

  it('names the methods of the payment page in a live shop, and in a demo that changed them', () => {
    expect(german('live').at(-1)?.answer).toContain('Mit Karte oder PayPal.');
    expect(german('demo', ['card', 'klarna']).at(-1)?.answer).toContain('Mit Karte oder Klarna.');
  });
});

it('lists alternatives as the language does', () => {
  const names = fc.array(fc.stringMatching(/^[A-Za-z]{1,9}$/), { maxLength: 6 });
  const lang = fc.constantFrom('de', 'en');
  fc.assert(
    fc.property(names, lang, (list, lang) => {
      const locale = lang === 'de' ? 'de' : 'en-GB';
      const format = new Intl.ListFormat(locale, { type: 'disjunction' });
      expect(anyOf(list, lang)).toBe(format.format(list));
    }),
  );
});
