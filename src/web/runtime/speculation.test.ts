import { expect, it } from 'vitest';
import { BACK_OFFICE, href, LANGS, localized } from '#routes.ts';
import { SPECULATION_RULES } from './speculation.ts';

const { prefetch } = JSON.parse(SPECULATION_RULES);
const shop = 'https://shop.example';
const rule = new URLPattern(prefetch[0].where.href_matches, shop);
const isPrefetched = (path: string) => rule.test(path, shop);

it.each(LANGS)('lets browsers prefetch what everybody sees, and nothing personal (%s)', (lang) => {
  const shown = [href('home', lang), href('help', lang), '/sneakers/kiez-low-navy?farbe=navy'];
  const personal = (
    ['account', 'auth', 'cancel', 'checkout', 'newsletter', 'order', 'success', 'wishlist'] as const
  ).map((screen) => `${href(screen, lang)}?token=1`);
  expect(shown.filter((path) => !isPrefetched(path))).toEqual([]);
  expect([...personal, localized(`${BACK_OFFICE}/log`, lang)].filter(isPrefetched)).toEqual([]);
  expect(isPrefetched('https://elsewhere.example/')).toBe(false);
});
