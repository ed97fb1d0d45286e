import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import texts from '../i18n/de.json' with { type: 'json' };
import { LIVE_TEXTS } from '../i18n/live-texts.ts';
import { translator } from '../i18n/translate.ts';
import { makeShopFacts } from '../make-shop-facts.ts';
import { type ShopSettings, UNKNOWN_COMPANY } from '../settings.ts';
import { ShopContext } from '../shop-context.ts';
import { setShopFacts } from '../shop-facts.ts';
import { Price, priceNote, Saving } from './Price.tsx';

const settings: ShopSettings = {
  mode: 'demo',
  name: 'Elvare',
  baseUrl: 'https://shop.example',
  company: UNKNOWN_COMPANY,
  methods: [],
};
const live: ShopSettings = { ...settings, mode: 'live', live: LIVE_TEXTS };

const shopIn = (settings: ShopSettings) =>
  ({ lang: 'de', t: translator(texts), settings }) as const;

function render(node: ReactNode, shown = settings) {
  const shop = shopIn(shown);
  return renderToStaticMarkup(<ShopContext value={shop}>{node}</ShopContext>);
}

function shown(priceCents: number, originalCents: number, provenCents?: number) {
  const price = { priceCents, originalCents, ...(provenCents && { provenCents }) };
  const both = (
    <>
      <Price price={price} />
      <Saving price={price} />
    </>
  );
  return provenCents === undefined ? render(both) : render(both, live);
}

describe('a reduced price', () => {
  it.each([
    [4999, 9999, '−50\u00a0%'],
    [5999, 8999, '−33\u00a0%'],
  ])('of %d instead of %d cents is named without a filled badge', (now, original, text) => {
    expect(shown(now, original)).toContain(`<span class="saving">${text}</span>`);
    expect(shown(now, original)).not.toContain('badge');
  });

  it('has a filled badge where it goes beyond what the shop takes off everything', () => {
    expect(shown(3999, 8999)).toContain('<span class="badge">−56\u00a0%</span>');
  });

  it('is none without an earlier price above it', () => {
    expect(shown(4999, 4999)).not.toContain('%');
  });
});

describe('a price in live mode', () => {
  it('has a star, and says what it was reduced from', () => {
    expect(shown(4999, 9999, 4999)).toBe('<span class="price ">€49,99*</span>');
    const reduced = shown(4999, 9999, 5999);
    expect(reduced).toMatch(/€49,99\*.*<s .*>€59,99<\/s>.*niedrigster Preis der letzten 30 Tage/s);
    expect(shown(4999, 9999)).not.toMatch(/\*|niedrigster/);
  });

  it.each([
    [19, 'inkl. MwSt., zzgl. Versand'],
    [0, 'umsatzsteuerfrei nach § 19 UStG, zzgl. Versand'],
  ])('with %i %% VAT has a linked note', (vatPercent, text) => {
    setShopFacts({ ...makeShopFacts(seedCatalogue), vatPercent });
    expect(render(priceNote(shopIn(live)), live)).toBe(
      `* <a class="link" href="/versand">${text}</a>`,
    );
    expect(render(priceNote(shopIn(settings)))).toBe('inkl. MwSt., zzgl. Versand');
  });
});
