import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADMIN_API } from '#admin-paths.ts';
import { apiPath } from '#api-paths.ts';

it('puts parameters into a path', () => {
  const ids = { id: 'order-1', mail: 'mail-2' };
  expect(apiPath(ADMIN_API.adminMailResend, ids)).toBe(
    '/api/admin/orders/order-1/mails/mail-2/resend',
  );
  expect(apiPath(ADMIN_API.adminCodeStop, { code: 'A/B ?#' })).toBe(
    '/api/admin/codes/A%2FB%20%3F%23/stop',
  );
});

/** URLs resolve segments of one or two dots, encoded or not. */
const SEGMENT = fc.string({ unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text));

it('never lets a value leave its segment', () => {
  fc.assert(
    fc.property(SEGMENT, (id) => {
      const { pathname, search, hash } = new URL(
        apiPath(ADMIN_API.adminParcel, { id }),
        'http://a',
      );
      expect([pathname.split('/').length, search, hash]).toEqual([6, '', '']);
      expect(decodeURIComponent(pathname.split('/')[4] ?? '')).toBe(id);
    }),
  );
});
