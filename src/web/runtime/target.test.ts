import { describe, expect, it } from 'vitest';
import { exists, isProductPage, targetOf, unknownJersey } from './target.ts';

describe('the page of a path', () => {
  it.each([
    ['/', { name: 'home', lang: 'de', id: '' }],
    ['/en/sneakers/neu-und-unbekannt', { name: 'sneaker', lang: 'en', id: 'neu-und-unbekannt' }],
    ['/accessoires/nichts', { name: 'accessoire', lang: 'de', id: 'nichts' }],
    ['/trikots/nichts', { name: 'trikot', lang: 'de', id: 'nichts' }],
    ['/en/products/beach-bag', { name: 'bag', lang: 'en', id: 'beach-bag' }],
    ['/caps', { name: 'caps', lang: 'de', id: '' }],
    ['/caps/dad-cap', { name: 'cap', lang: 'de', id: 'dad-cap' }],
  ])('%s: read without knowing any product', (path, target) => {
    expect(targetOf(path)).toEqual(target);
  });

  it('of a fixed screen is never taken for a product', () => {
    expect(targetOf('/impressum')).toEqual({ name: 'imprint', lang: 'de', id: '' });
    expect(targetOf('/products')).toEqual({ name: 'missing', lang: 'de', id: '' });
  });

  it('is the 404 page for every other path', () => {
    expect(targetOf('/en/irgendwas/tief')).toEqual({ name: 'missing', lang: 'en', id: '' });
  });

  it('exists or not, for the language switch', () => {
    expect(exists(targetOf('/trikots/special-nacht'))).toBe(true);
    expect(exists(unknownJersey('de'))).toBe(false);
    expect(exists(targetOf('/irgendwas'))).toBe(false);
  });

  it.each([
    ['/products/elvare-kartenetui', true],
    ['/caps', true],
    ['/sneakers/kiez-low-navy', true],
    ['/sneakers', false],
    ['/', false],
  ])('%s sells one product: %s', (path, sells) => {
    expect(isProductPage(targetOf(path))).toBe(sells);
  });

  it('of an unknown jersey sells none', () => {
    expect(isProductPage(unknownJersey('en'))).toBe(false);
  });
});
