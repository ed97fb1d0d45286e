import { describe, expect, it } from 'vitest';
import { exists, isProductPage, targetOf } from './target.ts';

const LISTS = ['/produkte', '/sneakers'];

describe('the page of a path', () => {
  it.each([
    ['/', { name: 'home', lang: 'de', id: '' }],
    ['/impressum', { name: 'imprint', lang: 'de', id: '' }],
    ['/en/sneakers', { name: 'list', lang: 'en', id: 'sneakers' }],
    ['/sneakers/seite/2', { name: 'list', lang: 'de', id: 'sneakers/seite/2' }],
    ['/en/sneakers/neu', { name: 'product', lang: 'en', id: 'sneakers/neu' }],
    ['/caps', { name: 'product', lang: 'de', id: 'caps' }],
    ['/caps/seite/2', { name: 'product', lang: 'de', id: 'caps/seite/2' }],
  ])('%s: read without knowing any product', (path, target) => {
    expect(targetOf(path, LISTS)).toEqual(target);
  });

  it('exists or not, for the language switch', () => {
    expect(exists(targetOf('/trikots/special-nacht', LISTS))).toBe(true);
    expect(exists({ name: 'unknown', lang: 'de', id: 'trikots' })).toBe(false);
    expect(exists({ name: 'missing', lang: 'de', id: '' })).toBe(false);
  });

  it.each([
    ['/products/elvare-kartenetui', true],
    ['/caps', true],
    ['/sneakers', false],
    ['/', false],
  ])('%s sells one product: %s', (path, sells) => {
    expect(isProductPage(targetOf(path, LISTS))).toBe(sells);
  });

  it('of an unknown product sells none', () => {
    expect(isProductPage({ name: 'unknown', lang: 'en', id: 'trikots' })).toBe(false);
  });
});
