import { type Lang, SCREENS } from '#routes.ts';
import { BAG_PATHS } from '#test/seed.ts';

/** `npm run test:full` walks the wide matrix, `npm test` one language at one width. */
export const FULL = process.env['FULL'] === '1';

/** Ends the title of a journey that only `npm run test:full` runs; `playwright.config.ts` reads it. */
export const fullIf = (isWide: boolean) => (isWide ? ' @full' : '');

/** The languages a journey runs in. */
export const languages: readonly Lang[] = FULL ? ['de', 'en'] : ['de'];

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** The screens a look at a page is taken on. */
export const viewports = FULL ? [PHONE, DESKTOP] : [PHONE];

/** The German path of every public screen, with an example of each detail page and of each miss. */
export const PUBLIC_PATHS: readonly string[] = [
  ...Object.values(SCREENS).filter((path) => !path.includes(':')),
  ...Object.values(BAG_PATHS),
  '/sneakers/kiez-low-navy',
  '/trikots/vintage-1974',
  '/accessoires/uhr-klassik',
  '/trikots/gibt-es-nicht',
  '/gibt-es-nicht',
  '/suche?q=rosa',
  '/suche?q=xyzzyqq',
];
