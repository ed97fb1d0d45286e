import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiPath } from '#api-path.ts';

it('puts parameters into a path', () => {
  const ids = { id: 'order-1', mail: 'mail-2' };
  expect(apiPath('/api/admin/orders/:id/mails/:mail/resend', ids)).toBe(
    '/api/admin/orders/order-1/mails/mail-2/resend',
  );
  expect(apiPath('/api/admin/codes/:code/stop', { code: 'A/B ?#' })).toBe(
    '/api/admin/codes/A%2FB%20%3F%23/stop',
  );
});

/** URLs resolve segments of one or two dots, encoded or not. */
const SEGMENT = fc.string({ unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text));

it('never lets a value leave its segment', () => {
  fc.assert(
    fc.property(SEGMENT, (id) => {
      const { pathname, search, hash } = new URL(
        apiPath('/api/admin/orders/:id/parcel', { id }),
        'http://a',
      );
      expect([pathname.split('/').length, search, hash]).toEqual([6, '', '']);
      expect(decodeURIComponent(pathname.split('/')[4] ?? '')).toBe(id);
    }),
  );
});
