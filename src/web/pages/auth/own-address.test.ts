import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const ORIGIN = 'https://shop.example';

it.each(['/', '/admin', '/admin/orders/EL-1001', '/en/account?a=1&b=//x', '/%C3%A4'])(
  '%s is of this shop',
  (address) => expect(ownAddress(address, ORIGIN)).toBe(address),
);

it.each([
  null,
  '',
  'admin',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/ä',
])('%j is not', (address) => expect(ownAddress(address, ORIGIN)).toBeUndefined());
