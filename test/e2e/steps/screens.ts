import { SCREENS } from '../../../src/routes.ts';

/** The German path of every public screen, with an example of each detail page and of each miss. */
export const PUBLIC_PATHS: readonly string[] = [
  ...Object.values(SCREENS).filter((path) => !path.includes(':') && path !== SCREENS.admin),
  '/sneakers/kiez-low-navy',
  '/trikots/vintage-1974',
  '/accessoires/uhr-klassik',
  '/trikots/gibt-es-nicht',
  '/gibt-es-nicht',
  '/suche?q=rosa',
  '/suche?q=xyzzyqq',
];
