import type { Lang } from '#routes.ts';
import { PUBLIC_SCREENS } from '#tools/shots/screens.ts';

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

/** The German path of every public screen. */
export const PUBLIC_PATHS: readonly string[] = [...new Set(Object.values(PUBLIC_SCREENS))];
