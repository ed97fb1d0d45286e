import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { AccountOrder } from '#contract/account-data.ts';
import { serveCards } from '#test/cards.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { readCards } from '#web/cards/read-cards.ts';
import texts from './en.json' with { type: 'json' };
import { OrderDetails } from './OrderDetails.tsx';

const item = { quantity: 1, unit_amount: 7999, amount: 7999, gift: false, image: '/images/a.webp' };
const sneaker = { ...item, id: 'kiez-low-navy-42', product_id: 'kiez-low-navy' };
const order: AccountOrder = {
  number: 'EL-1001',
  status: 'paid',
  fulfilment: 'open',
  created_at: '2026-11-21T12:00:00.000Z',
  items: [{ ...sneaker, name: 'Kiez Low Navy', variant: 'Größe 42' }],
  amount: 15_998,
  discount: 0,
  shipping: 0,
  refunded: 0,
  tracking_url: null,
  may_withdraw: false,
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
  expect(html).not.toContain('Größe');
});

it('an order offers to withdraw from it while the server says so', async () => {
  serveCards(grownCatalogue);
  await readCards([], 'en');
  const htmlOf = (may_withdraw: boolean) =>
    renderToStaticMarkup(
      <OrderDetails order={{ ...order, may_withdraw }} texts={texts} lang="en" />,
    );
  expect(htmlOf(true)).toContain('href="/en/vertrag-widerrufen?order=EL-1001"');
  expect(htmlOf(false)).not.toContain('vertrag-widerrufen');
});
