import { expect, it } from 'vitest';
import { readLink } from './newsletter-link.ts';

it('reads what a link of a mail asks for', () => {
  expect(readLink('#token=abc')).toEqual({ action: 'confirm', token: 'abc' });
  expect(readLink('#unsubscribe=abc')).toEqual({ action: 'unsubscribe', token: 'abc' });
  expect(readLink('#token=')).toEqual({ action: 'confirm', token: '' });
  expect(readLink('')).toBeUndefined();
  expect(readLink('#utm_source=x')).toBeUndefined();
});

it('prefers leaving to joining', () => {
  expect(readLink('#token=a&unsubscribe=b')).toEqual({ action: 'unsubscribe', token: 'b' });
});

it('reads links about what is sold out', () => {
  expect(readLink('#back=a')).toEqual({ action: 'back', token: 'a' });
  expect(readLink('#forget=b&back=a')).toEqual({ action: 'forget', token: 'b' });
});
