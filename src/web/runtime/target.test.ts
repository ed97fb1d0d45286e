import { describe, expect, it } from 'vitest';
import { exists, productOf, redirectOf, targetOf } from './target.ts';

describe('the page of a path', () => {
  it('reads language, screen and id', () => {
    expect(targetOf('/en/sneakers/hafen-runner-nebel')).toEqual({
      name: 'sneaker',
      lang: 'en',
      id: 'hafen-runner-nebel',
    });
    expect(targetOf('/')).toEqual({ name: 'home', lang: 'de', id: '' });
  });

  it('redirects unknown sneakers to /not-found and keeps unknown jerseys on their screen', () => {
    expect(targetOf('/sneakers/nichts').name).toBe('notFound');
    expect(redirectOf('/en/sneakers/nichts')).toBe('/en/not-found');
    expect(redirectOf('/en/not-found')).toBeUndefined();
    expect(targetOf('/trikots/nichts')).toEqual({ name: 'trikot', lang: 'de', id: 'nichts' });
    expect(redirectOf('/trikots/nichts')).toBeUndefined();
  });

  it('is the 404 page for every other unknown path', () => {
    expect(targetOf('/accessoires/nichts').name).toBe('missing');
    expect(targetOf('/en/irgendwas/tief').name).toBe('missing');
  });

  it('exists or not, for the language switch', () => {
    expect(exists(targetOf('/trikots/special-nacht'))).toBe(true);
    expect(exists(targetOf('/trikots/nichts'))).toBe(false);
    expect(exists(targetOf('/irgendwas'))).toBe(false);
  });

  it('has the product that it shows large', () => {
    expect(productOf(targetOf('/products/elvare-kartenetui'))).toBe('kartenetui');
    expect(productOf(targetOf('/caps'))).toBe('baseball-cap-monogram');
    expect(productOf(targetOf('/sneakers/kiez-low-navy'))).toBe('kiez-low-navy');
    expect(productOf(targetOf('/produkte'))).toBeUndefined();
  });
});
