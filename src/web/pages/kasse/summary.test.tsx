import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CheckoutPreview } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { vagueDelivery } from '#rules/delivery-words.ts';
import { vatClaim } from '#rules/vat-words.ts';
import { UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { Summary } from './Summary.tsx';

const settings = {
  mode: 'live',
  name: 'Elvare',
  baseUrl: '',
  company: UNKNOWN_COMPANY,
  methods: [],
} as const;
const WEEK = { from: 4, to: 7 };

/** Text of the summary of an empty order. */
function said(lang: Lang, vatPercent: number): string {
  const preview: CheckoutPreview = {
    ...{ items: [], subtotal: 1000, discount: 0, shipping: 0, amount: 1000, vat: 160 },
    vat_percent: vatPercent,
    promised: { dispatchWorkingDays: WEEK, deliveryWorkingDays: WEEK },
    at: '2026-11-28T12:00:00.000Z',
  };
  const shown = { preview, texts: { de, en }[lang], former: new Map<string, number>() };
  const html = renderToStaticMarkup(
    <ShopContext value={{ lang, t: (key) => key, settings }}>
      <Summary {...shown} />
    </ShopContext>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ');
}

it.each([
  ['de', 'darin 19 % MwSt.', 'umsatzsteuerfrei nach § 19 UStG', 'wenn du heute zahlst'],
  ['en', 'of which 19% VAT', 'no VAT under section 19 UStG', 'if you pay today'],
] as const)(
  'says the VAT, or that there is none, and counts days from the payment (%s)',
  (lang, taxed, untaxed, days) => {
    expect(said(lang, 19)).toContain(taxed);
    expect(said(lang, 0)).toContain(untaxed);
    expect(vatClaim(said(lang, 0))).toBeUndefined();
    expect(said(lang, 19)).toContain(days);
    expect(vagueDelivery(said(lang, 19))).toBeUndefined();
  },
);
