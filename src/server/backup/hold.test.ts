import { describe, expect, it } from 'vitest';
import { isHeld } from './hold.ts';

describe('mails of a restored shop', () => {
  const restore = { restoredAt: new Date(1000), reconciledAt: new Date(2000) };
  const at = (kind: string, time: number) => ({ kind, createdAt: new Date(time) });

  it.each([
    ['waited in the backup', at('password-reset', 999), true],
    ['is about an order found at the provider', at('order-confirmation', 1500), true],
    ['tells the owner of such a sale', at('owner-sale', 1500), true],
    ['is asked for by somebody now', at('password-reset', 1500), false],
    ['is an alert of now', at('owner-alert', 1500), false],
    ['is about a new order', at('order-confirmation', 2001), false],
  ])('that %s', (_, mail, held) => {
    expect(isHeld(restore, mail)).toBe(held);
    expect(isHeld(undefined, mail)).toBe(false);
  });

  it('about orders wait as long as the provider was not asked', () => {
    expect(isHeld({ ...restore, reconciledAt: null }, at('order-shipped', 9_999))).toBe(true);
  });
});
