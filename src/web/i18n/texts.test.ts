import { describe, expect, it } from 'vitest';
import { fill } from '#rules/fill.ts';
import { translator } from './translate.ts';

describe('shared texts', () => {
  it('shows an unknown key itself', () => {
    expect(translator({})('cart.title')).toBe('cart.title');
  });

  it('fills placeholders and leaves unknown ones alone', () => {
    expect(fill('{a} von {b}', { a: 8 })).toBe('8 von {b}');
  });
});
