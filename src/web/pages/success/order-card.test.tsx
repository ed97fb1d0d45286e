import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { CheckoutOrder } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { serveCards } from '#test/cards.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { readCards } from '#web/cards/read-cards.ts';
import english from '#web/i18n/en.json' with { type: 'json' };
import { translator } from '#web/i18n/translate.ts';
import { UNKNOWN_COMPANY } from '#web/settings.ts';
import { ShopContext } from '#web/shop-context.ts';
import texts from './en.json' with { type: 'json' };
import { OrderCard } from './OrderCard.tsx';

const item = { quantity: 1, amount: 7999, gift: false, image: '/images/a.webp' };
const order = {
  number: 'EL-1001',
  items: [
    { ...item, id: 'kiez-low-navy-42', name: 'Kiez Low Navy', variant: 'Größe 42' },
    { ...item, id: 'pouch-duo', name: 'Elvare Pouch', variant: 'Duo: Schwarz, Navy' },
    {
      ...item,
      id: 'beach-bag-einzelpack',
      name: 'Elvare Strandtasche',
      variant: 'Einzelpack: Sand',
    },
    { ...item, id: 'altes-stueck', name: 'Altes Stück', variant: 'Farbe: Blau', missing: 1 },
    { ...item, id: 'gift-raffle_ticket', name: 'Gewinnspiel-Los', variant: '', image: '' },
  ],
  amount: 15_998,
  discount: 0,
  shipping: 0,
  paid_at: null,
} as unknown as CheckoutOrder;

afterEach(() => {
  vi.unstubAllGlobals();
});

function cardIn(lang: Lang): string {
  const settings = {
    mode: 'demo',
    name: 'Elvare',
    baseUrl: 'https://shop.example',
    company: UNKNOWN_COMPANY,
    methods: ['card'],
  } as const;
  return renderToStaticMarkup(
    <ShopContext value={{ lang, t: translator(english), settings }}>
      <OrderCard order={order} texts={texts} />
    </ShopContext>,
  );
}

it('keeps the places of its lines while products are being read, and names none', () => {
  const html = cardIn('de');
  expect(html.match(/bought-place/g)).toHaveLength(order.items.length);
  expect(html).not.toContain('Kiez Low');
});

it('an order placed in German is read in the language of the page', async () => {
  serveCards(grownCatalogue);
  await readCards([], 'en');
  const html = cardIn('en');
  expect(html).toContain('Size 42');
  expect(html).toContain('Duo: Black, Navy');
  expect(html).not.toContain('Größe');
  expect(html).toContain('Elvare Beach Bag');
  expect(html).toContain('While you were paying, this sold out: Altes Stück.');
  // The catalogue has given it up.
  expect(html).toContain('Altes Stück');
  expect(html).toContain('Farbe: Blau');
  // A present without a picture has a sign instead of a blank square.
  expect(html).toMatch(/bought-place"><svg.*Gewinnspiel-Los|bought-place"><svg.*Raffle/);
  expect(html).not.toContain('src=""');
});
