import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  correctionNumber,
  dueCorrections,
  invoiceNumber,
  isPaperNumber,
  parseInvoiceNumber,
  placeOfCorrection,
} from './papers.ts';

const INVOICE = { reference: null, totalCents: 10_000 };

it('numbers invoices by year, and corrections by their invoice', () => {
  expect(invoiceNumber(2027, 1)).toBe('RE-2027-0001');
  expect(invoiceNumber(2027, 12_345)).toBe('RE-2027-12345');
  expect(parseInvoiceNumber('RE-2027-0012')).toEqual({ year: 2027, nth: 12 });
  expect(parseInvoiceNumber('RK-2027-0012-1')).toBeUndefined();
  expect(correctionNumber('RE-2027-0012', 3)).toBe('RK-2027-0012-3');
  expect(placeOfCorrection('RK-2027-0012-3')).toBe(3);
  expect(placeOfCorrection('RE-2027-0012')).toBe(0);
  expect(['RE-2027-0001', 'RK-2027-0001-1', 'RK-2027-0001', 'EL-1001'].map(isPaperNumber)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('corrects by what went back, once', () => {
  const back = [
    { reference: 're_1', cause: 'refund', cents: 2000 },
    { reference: 're_2', cause: 'refund', cents: 0 },
    { reference: 'dp_1', cause: 'dispute', cents: 500 },
  ] as const;
  const due = dueCorrections([INVOICE], back);
  expect(due).toEqual([
    { reference: 're_1', cause: 'refund', cents: -2000 },
    { reference: 'dp_1', cause: 'dispute', cents: -500 },
  ]);
  const made = due.map(({ reference, cents }) => ({ reference, totalCents: cents }));
  expect(dueCorrections([INVOICE, ...made], back)).toEqual([]);
});

it('takes a correction back when its refund failed afterwards, before anything else leaves', () => {
  const made = [INVOICE, { reference: 're_1', totalCents: -10_000 }];
  const back = [
    { reference: 're_2', cause: 'refund', cents: 10_000 },
    { reference: 're_1', cause: 'refund', cents: 0 },
  ] as const;
  expect(dueCorrections(made, back)).toEqual([
    { reference: 're_1', cause: 'returned', cents: 10_000 },
    { reference: 're_2', cause: 'refund', cents: -10_000 },
  ]);
});

it('never takes off more than is left, and all that is left of the order remains', () => {
  const cents = fc.nat(9000);
  const some = fc.array(fc.record({ cents, isLost: fc.boolean() }), { maxLength: 5 });
  fc.assert(
    fc.property(some, some, (first, second) => {
      let made: { reference: string | null; totalCents: number }[] = [INVOICE];
      for (const round of [first, second]) {
        const back = round.map(({ cents, isLost }, at) => ({
          reference: `${at}`,
          cause: 'refund' as const,
          cents: isLost ? cents : 0,
        }));
        const due = dueCorrections(made, back);
        made = [...made, ...due.map(({ reference, cents }) => ({ reference, totalCents: cents }))];
        const left = made.reduce((sum, { totalCents }) => sum + totalCents, 0);
        expect(left).toBeGreaterThanOrEqual(0);
        if (round === second && second.length >= first.length) {
          const gone = back.reduce((sum, { cents }) => sum + cents, 0);
          expect(left).toBe(Math.max(0, 10_000 - gone));
        }
      }
    }),
  );
});
