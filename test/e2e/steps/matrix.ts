import type { Lang } from '../../../src/routes.ts';

/** `npm run test:full` walks the wide matrix, `npm test` one language at one width. */
export const FULL = process.env['FULL'] === '1';

/** The languages a journey runs in. */
export const languages: readonly Lang[] = FULL ? ['de', 'en'] : ['de'];

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** The screens a look at a page is taken on. */
export const viewports = FULL ? [PHONE, DESKTOP] : [PHONE];
