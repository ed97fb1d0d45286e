import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Lang } from '#routes.ts';
import { expect } from './journey.ts';
import { DESKTOP, FULL, PHONE } from './matrix.ts';

export interface View {
  readonly lang: Lang;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** Languages and widths; `npm test` looks at a screen in one of the first two. */
export const VIEWS = [
  { lang: 'de', viewport: PHONE },
  { lang: 'en', viewport: DESKTOP },
  { lang: 'de', viewport: DESKTOP },
  { lang: 'en', viewport: PHONE },
] as const satisfies readonly View[];

export const viewName = ({ lang, viewport }: View) => `${lang} at ${viewport.width} px`;

/** Expects no axe violations on the current screen. */
export async function expectNoViolations(page: Page, state?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // React Aria announces a row by its label, which may leave within the announcement's seven seconds.
    .exclude('[data-live-announcer]')
    // Else every look opens an empty page, for the sake of frames from elsewhere; there are none.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** Looks with axe at a state in the middle of a journey: in `test:full` only. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  if (FULL) await expectNoViolations(page, state);
}
