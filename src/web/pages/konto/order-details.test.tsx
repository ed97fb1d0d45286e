import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AccountOrder } from '../../../contract/account-data.ts';
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
  ],
  amount: 15_998,
  discount: 0,
  shipping: 0,
  refunded: 0,
  tracking_url: null,
  recipient: [],
};

it('an order placed in German is read in the language of the page', () => {
  const html = renderToStaticMarkup(<OrderDetails order={order} texts={texts} lang="en" />);
  expect(html).toContain('Size 42');
  expect(html).toContain('Duo: Black, Navy');
  expect(html).not.toContain('Größe');
});
