import { describe, expect, it } from 'vitest';
import { exists, productOf, redirectOf, targetOf } from './target.ts';

describe('which page a path shows', () => {
  it('reads language, screen and id', () => {
    expect(targetOf('/en/sneakers/hafen-runner-nebel')).toEqual({
      name: 'sneaker',
      lang: 'en',
      id: 'hafen-runner-nebel',
    });
    expect(targetOf('/')).toEqual({ name: 'home', lang: 'de', id: '' });
  });

  it('sends unknown sneakers to /not-found, leaves unknown jerseys on their screen', () => {
    expect(targetOf('/sneakers/nichts').name).toBe('notFound');
    expect(redirectOf('/en/sneakers/nichts')).toBe('/en/not-found');
    expect(redirectOf('/en/not-found')).toBeUndefined();
    expect(targetOf('/trikots/nichts')).toEqual({ name: 'trikot', lang: 'de', id: 'nichts' });
    expect(redirectOf('/trikots/nichts')).toBeUndefined();
  });

  it('answers everything else unknown with the 404 page', () => {
    expect(targetOf('/accessoires/nichts').name).toBe('missing');
    expect(targetOf('/en/irgendwas/tief').name).toBe('missing');
  });

  it('knows what is there, for the language switch', () => {
    expect(exists(targetOf('/trikots/special-nacht'))).toBe(true);
    expect(exists(targetOf('/trikots/nichts'))).toBe(false);
    expect(exists(targetOf('/irgendwas'))).toBe(false);
  });

  it('names the product a page shows large', () => {
    expect(productOf(targetOf('/products/elvare-kartenetui'))).toBe('kartenetui');
    expect(productOf(targetOf('/caps'))).toBe('baseball-cap-monogram');
    expect(productOf(targetOf('/sneakers/kiez-low-navy'))).toBe('kiez-low-navy');
    expect(productOf(targetOf('/produkte'))).toBeUndefined();
  });
});
