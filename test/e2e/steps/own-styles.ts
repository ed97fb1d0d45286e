import type { Page } from '@playwright/test';
import { OWN_STYLES_ID } from '#web/runtime/page-marks.ts';

/** Number of rules in the document's share of the styles: 0 once the full sheet is there. */
export function ownRules(page: Page): Promise<number> {
  return page.evaluate((id) => {
    const { sheet } = document.getElementById(id) as HTMLStyleElement;
    const layers = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSLayerBlockRule);
    const rules = layers.flatMap(({ cssRules }) => [...cssRules]);
    return rules.filter((rule) => rule instanceof CSSStyleRule).length;
  }, OWN_STYLES_ID);
}
