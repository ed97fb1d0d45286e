import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  href,
  LANGS,
  localized,
  pageHref,
  SCREENS,
  screenAt,
  splitLang,
  splitPage,
} from '#routes.ts';

describe('routes', () => {
  test('German paths are bare, English ones live under /en', () => {
    expect(localized('/produkte', 'de')).toBe('/produkte');
    expect(localized('/produkte', 'en')).toBe('/en/produkte');
    expect(href('home', 'en')).toBe('/en');
  });

  test('every screen is found again from its own link, in both languages', () => {
    for (const lang of LANGS) {
      for (const [screen, path] of Object.entries(SCREENS)) {
        const split = splitLang(localized(path, lang));
        expect(split).toEqual({ lang, path });
        expect(screenAt(split.path)).toBe(screen);
      }
    }
  });

  test('what is no screen has no match', () => {
    for (const path of ['/nope', '/impressum/', '/enx', '/toString']) {
      expect(screenAt(path)).toBeUndefined();
    }
  });

  test('a further page of a list is found again from its link; the first has none', () => {
    const page = fc.integer({ min: 2, max: 99_999 });
    fc.assert(
      fc.property(fc.constantFrom('/sneakers', '/a/b'), page, (list, nth) => {
        expect(splitPage(pageHref(list, 'de', nth))).toEqual({ list, page: nth });
      }),
    );
    expect(pageHref('/sneakers', 'en', 1)).toBe('/en/sneakers');
    for (const nth of ['1', '0', '-2', '02', '2.5', '1e9', '100000', 'x']) {
      const path = `/sneakers/seite/${nth}`;
      expect(splitPage(path)).toEqual({ list: path, page: 1 });
    }
  });

  test('a trailing slash is dropped', () => {
    expect(splitLang('/en/')).toEqual({ lang: 'en', path: '/' });
    expect(splitLang('/produkte/')).toEqual({ lang: 'de', path: '/produkte' });
    expect(splitLang('/')).toEqual({ lang: 'de', path: '/' });
  });
});
