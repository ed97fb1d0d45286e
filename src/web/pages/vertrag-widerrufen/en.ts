import type { WithdrawTexts } from './de.ts';

/** Texts of /en/vertrag-widerrufen, English. */
export const texts: WithdrawTexts = {
  title: 'Withdraw from contract',
  description: 'Withdraw from a contract with Elvare here, without an account or a reason.',
  intro:
    'You need no account and no reason. The next step shows everything again, and only then it counts.',
  noScript: 'Without JavaScript this form cannot be sent. An e-mail or a letter does just as well:',
  name: 'Name',
  order: 'Order number',
  orderHint:
    'It is in your confirmation, for example EL-1001. Without a number, write when and what you ordered.',
  email: 'E-mail address',
  emailHint: 'We write to it that your withdrawal has arrived.',
  goods: 'Which items? (optional)',
  goodsHint: 'Leave this empty if you withdraw from the whole order.',
  all: 'all',
  next: 'Continue',
  checkTitle: 'Is everything right?',
  declaration: 'I hereby withdraw from the contract.',
  goodsShort: 'Items',
  confirm: 'Confirm withdrawal',
  sending: 'Sending …',
  change: 'Change',
  sentTitle: 'We have your withdrawal',
  sentAt: 'Received on {at}.',
  sentText: 'We also send this to {email}, look at it and write to you how it goes on.',
  required: 'Please fill in this field.',
  emailInvalid: 'Please enter a valid e-mail address.',
  tooLong: 'This is too long.',
  notPlain: 'Please leave out web addresses and invisible characters.',
};
