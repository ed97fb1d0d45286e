import type { ReturnTexts } from './de.ts';

/** Texts of the returns, English. */
export const texts: ReturnTexts = {
  views: { open: 'Open', done: 'Done' },
  none: 'No open return',
  noneText: 'Whoever withdraws from a contract appears here. The money must be back after 14 days.',
  noneDone: 'Nothing done yet',
  due: 'Due by {day}',
  late: 'Overdue since {day}',
  declared: 'Withdrawn on {time}',
  typed: 'Order as typed: {order}',
  goods: 'Items: {goods}',
  all: 'whole order',
  order: 'Order {number}',
  number: 'Order number',
  match: 'Assign',
  unmatch: 'Another order',
  isMatched: 'Belongs to {number}',
  isUnmatched: 'Belongs to no order',
  back: 'Goods are back',
  refund: 'Pay back',
  done: 'Done',
  reopen: 'Open again',
  isDone: 'The return of {name} is done',
  isReopened: 'The return of {name} is open again',
  named: '{action}: {name}',
};
