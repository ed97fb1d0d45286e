import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { href, LANGS, localized, matchScreen, SCREENS, splitLang } from './routes.ts';

describe('routes', () => {
  test('German paths are bare, English ones live under /en', () => {
    expect(href('produkte', 'de')).toBe('/produkte');
    expect(href('produkte', 'en')).toBe('/en/produkte');
    expect(href('home', 'en')).toBe('/en');
    expect(href('sneaker', 'de', 'kiez-low-mono')).toBe('/sneakers/kiez-low-mono');
  });

  test('every screen is found again from its own link, in both languages', () => {
    for (const lang of LANGS) {
      for (const pattern of Object.values(SCREENS)) {
        const path = localized(pattern.replace(':id', 'x'), lang);
        const match = matchScreen(path);
        expect(match && SCREENS[match.screen]).toBe(pattern);
        expect(match?.lang).toBe(lang);
      }
    }
  });

  test('an id survives the link and back, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((id) => id.isWellFormed()),
        (id) => {
          expect(matchScreen(href('trikot', 'en', id))).toEqual({
            screen: 'trikot',
            lang: 'en',
            id,
          });
        },
      ),
    );
  });

  test('what is no screen has no match', () => {
    for (const path of [
      '/nope',
      '/sneakers/a/b',
      '/sneakers/',
      '/en/nope',
      '/enx',
      '/sneakers/%E0%A4%A',
    ]) {
      const match = matchScreen(path);
      if (path === '/sneakers/') expect(match?.screen).toBe('sneakers');
      else expect(match).toBeUndefined();
    }
  });

  test('a trailing slash is dropped', () => {
    expect(splitLang('/en/')).toEqual({ lang: 'en', path: '/' });
    expect(splitLang('/produkte/')).toEqual({ lang: 'de', path: '/produkte' });
    expect(splitLang('/')).toEqual({ lang: 'de', path: '/' });
  });
});
