import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { texts } from '../i18n/de.ts';
import { translator } from '../i18n/translate.ts';
import { UNKNOWN_COMPANY } from '../settings.ts';
import { ShopContext } from '../shop-context.ts';
import { Price, Saving } from './Price.tsx';

const settings = {
  mode: 'demo',
  baseUrl: 'https://shop.example',
  company: UNKNOWN_COMPANY,
  methods: [],
} as const;

function shown(priceCents: number, originalCents: number) {
  const price = { priceCents, originalCents };
  return renderToStaticMarkup(
    <ShopContext value={{ lang: 'de', t: translator(texts), settings }}>
      <Price price={price} />
      <Saving price={price} />
    </ShopContext>,
  );
}

describe('a reduced price', () => {
  it.each([
    [4999, 9999, '−50\u00a0%'],
    [5999, 8999, '−33\u00a0%'],
  ])('of %d instead of %d cents is named without a filled badge', (now, original, text) => {
    expect(shown(now, original)).toContain(`<span class="saving ">${text}</span>`);
    expect(shown(now, original)).not.toContain('badge');
  });

  it('has a filled badge where it goes beyond what the shop takes off everything', () => {
    expect(shown(3999, 8999)).toContain('<span class="badge ">−56\u00a0%</span>');
  });

  it('is none without an earlier price above it', () => {
    expect(shown(4999, 4999)).not.toContain('%');
  });
});
