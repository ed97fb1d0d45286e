import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Lang } from '#routes.ts';
import { expect } from './journey.ts';
import { DESKTOP, FULL, PHONE } from './matrix.ts';

export interface View {
  readonly lang: Lang;
  readonly viewport: { readonly width: number; readonly height: number };
}

const GERMAN_PHONE: View = { lang: 'de', viewport: PHONE };
const ENGLISH_DESK: View = { lang: 'en', viewport: DESKTOP };
const FEW = [GERMAN_PHONE, ENGLISH_DESK];
export const ALL_VIEWS = [
  ...FEW,
  { lang: 'de', viewport: DESKTOP },
  { lang: 'en', viewport: PHONE },
] satisfies readonly View[];

/**
 * The languages and widths the `nth` of many is looked at in: every one of them in
 * `npm run test:full`; in `npm test` a German phone or an English desk, in turns.
 */
export function viewsOf(nth: number): readonly View[] {
  return FULL ? ALL_VIEWS : FEW.slice(nth % 2, (nth % 2) + 1);
}

export const viewName = ({ lang, viewport }: View) => `${lang} at ${viewport.width} px`;

/** Violations that axe finds on the current screen, a line per element. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Else every look opens an empty page, for the sake of frames from elsewhere; there are none.
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Expects no axe violations on the current screen, in the page's `state`. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect.soft(await violations(page), state).toEqual([]);
}
