import type { PersonTexts } from './de.ts';

/** Texts of personal data, English. */
export const texts: PersonTexts = {
  text: 'Find, export or erase what the shop keeps about an e-mail address, with or without an account. First make sure that the request comes from this address.',
  email: 'E-mail address',
  find: 'Search',
  found: 'Kept about {email}',
  none: 'Nothing kept about {email}',
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
    withdrawals: 'Withdrawals that are done',
    paid_orders: 'Paid orders',
    open_orders: 'Open orders',
    kept_withdrawals: 'Withdrawals',
  },
  paidText: 'The law requires paid orders to be kept (section 257 HGB, section 147 AO).',
  withdrawalText: 'Withdrawals stay while they are open or belong to an order.',
  openText:
    'Open orders stay until they end. If they are not paid, they lose name and addresses {days} days later.',
  unverified:
    'The account’s address is not verified. It may belong to somebody else; the export only says that it exists.',
  own: 'This address belongs to the shop or an administrator. Nothing of it is erased here.',
  export: 'Download everything',
  erase: 'Erase…',
  eraseTitle: 'Erase data about {email}',
  eraseText: 'This can’t be undone. Erase what is at Stripe and in your mailbox there.',
  confirm: 'Erase for good',
  erased: 'Erased: {email}',
  erasedNothing: 'Nothing left to erase about {email}',
};
