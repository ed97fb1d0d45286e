import { describe, expect, test } from 'vitest';
import { forwardedAddress, trustedProxies } from './client-address.ts';
import { isOwnOrigin } from './same-origin.ts';

const BASE = 'https://shop.example';

describe('a writing request', () => {
  test.each([
    [{}, true],
    [{ origin: BASE }, true],
    [{ origin: BASE, 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'http://shop.example' }, false],
    [{ origin: BASE, 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
    [{ origin: 'http://127.0.0.1:3001', host: '127.0.0.1:3000' }, false],
    [{ origin: 'http://evil.example', host: 'evil.example' }, false],
  ])('with %j comes from the shop’s own pages: %s', (headers: Record<string, string>, own) => {
    expect(isOwnOrigin((name) => headers[name], BASE)).toBe(own);
  });
});

describe('the client’s address', () => {
  const trusted = trustedProxies(['10.0.0.0/8', '2001:db8::1', '192.0.2.7']);
  const none = trustedProxies([]);
  test.each([
    ['198.51.100.1', undefined, '198.51.100.1'],
    ['198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['::ffff:198.51.100.1', undefined, '198.51.100.1'],
    ['10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['10.0.0.1', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
    ['10.0.0.1', '1.2.3.4, 203.0.113.9, 10.2.3.4', '203.0.113.9'],
    ['::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::2', '2001:db8::2'],
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.9, "; drop"', '10.0.0.1'],
  ])('of %s forwarded for %s is %s', (socket, forwarded, address) => {
    expect(forwardedAddress(socket, forwarded, trusted)).toBe(address);
  });

  test('is the socket’s if no proxy is trusted', () => {
    expect(forwardedAddress('10.0.0.1', '203.0.113.9', none)).toBe('10.0.0.1');
  });
});
