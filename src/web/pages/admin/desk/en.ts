import { words } from '#browser/words/en.ts';
import { backup } from './backup/en.ts';
import { orderTexts } from './orders.en.ts';
import { packingTexts } from './packing/en.ts';
import { range } from './range/en.ts';
import type { DeskTexts } from './texts.ts';

export const texts: DeskTexts = {
  failed: 'That did not work. Please try again.',
  loading: 'Loading',
  retry: 'Try again',
  more: 'Load more',
  back: 'Back to the list',
  cancel: 'Cancel',
  csv: 'As a table (CSV)',
  signIn: 'Sign in',
  payment: {
    title: 'Payment',
    method: 'Paid by',
    methods: { card: 'Card', paypal: 'PayPal', klarna: 'Klarna' },
    fee: 'Fee',
    feeUnknown: 'not known yet',
    id: 'Payment id',
    open: 'Open at Stripe',
    openNamed: 'Open at Stripe: payment {number}',
  },
  causes: {
    checkout: 'Checkout',
    webhook: 'Payment service',
    reconciler: 'Reconciliation',
    success_page: 'Confirmation page',
    mailer: 'Mail delivery',
  },
  ...words,
  person: {
    title: 'Personal data',
    text: 'Find, export or erase what the shop keeps about an e-mail address, with or without an account. First make sure that the request comes from this address.',
    email: 'E-mail address',
    find: 'Search',
    found: 'Kept',
    none: 'Nothing kept',
    goes: 'Can be erased',
    gone: 'Removed',
    stays: 'Stays',
    counts: {
      accounts: 'Account',
      wishes: 'Wishlist',
      unpaid_orders: 'Name and addresses of unpaid orders',
      messages: 'Messages',
      mails: 'Mails',
      subscriptions: 'Newsletter',
      paid_orders: 'Paid orders',
      open_orders: 'Open orders',
    },
    paidText: 'The law requires paid orders to be kept (section 257 HGB, section 147 AO).',
    openText:
      'Open orders stay until they end. If they are not paid, they lose name and addresses {days} days later.',
    unverified:
      'The account’s address is not verified. It may belong to somebody else; the export only says that it exists.',
    own: 'This address belongs to the shop or an administrator. Nothing of it is erased here.',
    export: 'Export (JSON)',
    erase: 'Erase',
    confirm: 'Erase for good',
    confirmText: 'This can’t be undone. Erase what is at Stripe and in your mailbox there.',
    erased: 'Erased',
    erasedNothing: 'Nothing left to erase',
  },
  ...orderTexts,
  ...packingTexts,
  backup,
  range,
};
