import type { CancelTexts } from './de.ts';

export const texts: CancelTexts = {
  title: 'Payment cancelled',
  description: 'Nothing was charged.',
  text: 'Your items are still in the cart, and nothing was charged. You can continue whenever you like.',
  textEmpty: 'Nothing was charged, and your cart is empty.',
  cart: 'Open the cart',
  back: 'One step back',
  home: 'Home page',
  help: 'Get help',
  contact: 'Did something go wrong?',
  contactText: 'Write to {email}, we answer within {hours} hours.',
  contactPlain: 'Write to {email}.',
  phone: 'Or call us: {phone}',
  waiting: 'In your cart',
};
