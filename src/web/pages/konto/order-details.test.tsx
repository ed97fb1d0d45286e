import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccountOrder } from '#contract/account-data.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { serveCards } from '#web/cards/cards.fixture.ts';
import { readCards } from '#web/cards/read-cards.ts';
import { texts } from './en.ts';
import { OrderDetails } from './OrderDetails.tsx';

const item = { quantity: 1, unit_amount: 7999, amount: 7999, gift: false, image: '/images/a.webp' };
const sneaker = { ...item, id: 'kiez-low-navy-42', product_id: 'kiez-low-navy' };
const duo = { ...item, id: 'pouch-duo', product_id: 'pouch' };
const order: AccountOrder = {
  number: 'EL-1001',
  status: 'paid',
  fulfilment: 'open',
  created_at: '2026-11-21T12:00:00.000Z',
  items: [
    { ...sneaker, name: 'Kiez Low Navy', variant: 'Größe 42' },
    { ...duo, name: 'Elvare Pouch', variant: 'Duo: Schwarz, Navy' },
    {
      ...item,
      id: 'beach-bag-einzelpack',
      product_id: 'beach-bag',
      name: 'Elvare Strandtasche',
      variant: 'Einzelpack: Sand',
    },
    {
      ...item,
      id: 'altes-stueck',
      product_id: 'altes-stueck',
      name: 'Altes Stück',
      variant: 'Farbe: Blau',
    },
  ],
  amount: 15_998,
  discount: 0,
  shipping: 0,
  refunded: 0,
  tracking_url: null,
  recipient: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an order placed in German is read in the language of the page', async () => {
  serveCards(grownCatalogue);
  await readCards([], 'en');
  const html = renderToStaticMarkup(<OrderDetails order={order} texts={texts} lang="en" />);
  expect(html).toContain('Size 42');
  expect(html).toContain('Duo: Black, Navy');
  expect(html).not.toContain('Größe');
  expect(html).toContain('Elvare Beach Bag');
  // The catalogue has given it up.
  expect(html).toContain('Altes Stück');
  expect(html).toContain('Farbe: Blau');
});
