import type { SuccessTexts } from './de.ts';

export const texts: SuccessTexts = {
  title: 'Payment successful',
  description: 'Your order at Elvare.',
  thanks: 'Thank you. We have your order, and the confirmation is on its way by e-mail.',
  missing:
    'While you were paying, this sold out: {names}. We are checking whether we still have it and will write to you. We refund what we can’t deliver.',
  checking: { title: 'One moment', text: 'We are checking whether your payment has arrived.' },
  pending: {
    title: 'Your payment is on its way',
    text: 'Your payment provider has not confirmed it yet. There is nothing for you to do: we will e-mail you as soon as it arrives. The contract is concluded once we have received your payment. Until then your items stay in the cart.',
  },
  unpaid: {
    title: 'This payment was not completed',
    text: 'Nothing was charged, and your items are still in the cart.',
  },
  unknown: {
    title: 'No order found',
    text: 'We cannot find an order for this link. Your cart is unchanged. If you have just paid, everything is in the e-mail we sent you.',
  },
  offline: {
    title: 'No connection right now',
    text: 'We could not fetch your order. It is not affected: please try again in a moment.',
  },
  retry: 'Try again',
  order: 'Your order',
  number: 'Order number',
  shipping: 'Shipping',
  shippingFree: 'free',
  discount: 'Discount',
  total: 'Total',
  gift: 'Gift',
  steps: [
    {
      title: 'Payment processed',
      text: 'Your money has arrived, your confirmation is on its way.',
      on: 'Paid',
    },
    { title: 'Order being prepared', text: 'We pack it by hand.', on: 'Ready to ship' },
    {
      title: 'Ships in {days} days',
      text: 'We will e-mail you the link to your parcel.',
      on: 'In your hands',
    },
  ],
  continue: 'Continue shopping',
};
