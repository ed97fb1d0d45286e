import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  href,
  LANGS,
  LIST_SCREENS,
  localized,
  matchScreen,
  pageHref,
  SCREENS,
  splitLang,
} from '#routes.ts';

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

  test('a further page of a list is found again from its link; the first has none', () => {
    const page = fc.integer({ min: 2, max: 99_999 });
    fc.assert(
      fc.property(
        fc.constantFrom(...LIST_SCREENS),
        fc.constantFrom(...LANGS),
        page,
        (list, lang, nth) => {
          const match = { screen: list, lang, id: String(nth) };
          expect(matchScreen(pageHref(list, lang, nth))).toEqual(match);
        },
      ),
    );
    expect(pageHref('sneakers', 'en', 1)).toBe('/en/sneakers');
    for (const page of ['1', '0', '-2', '02', '2.5', '1e9', '100000', 'x']) {
      expect(matchScreen(`/sneakers/seite/${page}`)).toBeUndefined();
    }
    expect(matchScreen('/caps/seite/2')).toBeUndefined();
  });

  test('a trailing slash is dropped', () => {
    expect(splitLang('/en/')).toEqual({ lang: 'en', path: '/' });
    expect(splitLang('/produkte/')).toEqual({ lang: 'de', path: '/produkte' });
    expect(splitLang('/')).toEqual({ lang: 'de', path: '/' });
  });
});
