import { expect, it } from 'vitest';
import { declaredBeforeDue, offersWithdrawal, refundDueOn } from './withdrawals.ts';

const at = (iso: string) => Date.parse(iso);

it('money is due back on the 14th day in Berlin', () => {
  expect(refundDueOn(at('2026-11-20T23:30:00Z'))).toEqual({ year: 2026, month: 12, day: 5 });
});

it('what is due within three days was declared before', () => {
  const before = declaredBeforeDue(at('2026-12-02T08:00:00Z'));
  expect([at('2026-11-21T22:59:00Z') < before, at('2026-11-21T23:00:00Z') < before]).toEqual([
    true,
    false,
  ]);
});

it('an order can be withdrawn from until 30 days after its delivery', () => {
  const delivered = new Date('2026-11-01T10:00:00+01:00');
  expect(offersWithdrawal(delivered, at('2026-12-01T23:59:00+01:00'))).toBe(true);
  expect(offersWithdrawal(delivered, at('2026-12-02T00:00:00+01:00'))).toBe(false);
  expect(offersWithdrawal(null, at('2036-01-01T00:00:00Z'))).toBe(true);
});
