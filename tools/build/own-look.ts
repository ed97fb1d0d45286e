import { darker } from '#rules/contrast.ts';
import { DEMO_NAME } from '#rules/demo-name.ts';
import type { ShownFirm } from '#rules/firm.ts';
import { iconPath, type ShopLook } from '#rules/shop-marks.ts';

/** Errors stay red, whatever the accent. */
const ALERT = '#c22b14';
/** Height of a wordmark in the header, in pixels; one that is nearly square needs more. */
const heightOf = (ratio: number) => (ratio < 2.5 ? 40 : 28);

/** Styles of a name by its length: in the header one line of it, or few, and in the footer as wide as the page. */
function ownName(name: string): string {
  const { length } = [...name];
  const isLong = name.split(/[\s-]/).some((word) => word.length > 14);
  const [phone, wide] =
    length > 22 ? [0.6875, 1.125] : length > 9 ? [0.8125, length > 16 ? 1.25 : 1.5] : [1, 1.5];
  const header =
    length > 6
      ? `.logo{overflow:hidden;max-height:var(--header);font-size:${phone}rem;line-height:1.05;hyphens:auto;overflow-wrap:anywhere;text-wrap:balance${isLong ? ';font-stretch:100%' : ''}}@media (min-width:56.25rem){.logo{font-size:${wide}rem;font-stretch:125%}}`
      : '';
  const size = Math.min(21.33, Math.max(length > 20 ? 7 : 9, 128 / Math.max(1, length)));
  return `${header}.footer-big{font-size:${size.toFixed(1)}cqi;line-height:.95;white-space:normal;overflow-wrap:anywhere;text-wrap:balance}`;
}

/** Returns the styles of a shop's own name, wordmark and accent, which the shop's sheets don't have. */
export function ownLook({ name, accent }: Pick<ShownFirm, 'name' | 'accent'>, look?: ShopLook) {
  const styles = name === DEMO_NAME ? [] : [ownName(name)];
  if (look?.wordmark) {
    const ratio = look.wordmark.width / look.wordmark.height;
    const width = Math.round(heightOf(ratio) * ratio);
    styles.push(`.logo{min-width:0}.logo img{width:min(${width}px,100%);height:auto}`);
  }
  if (accent !== undefined) {
    const hover = darker(accent);
    styles.push(
      `html:root{--color-signal-deep:${accent}}.btn.signal:hover:not(:disabled,[aria-disabled="true"]){border-color:${hover};background:${hover}}.alert{background:${ALERT}}`,
    );
  }
  return styles.join('');
}

/** Returns the shell of documents with the icons of a shop in place of the demo's. */
export function ownIcons(template: string, look: ShopLook | undefined): string {
  if (look === undefined) return template;
  return template
    .replace(
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" href="${iconPath(32, look.stamp)}" type="image/png" />`,
    )
    .replace(/(<link rel="apple-touch-icon" href=")[^"]*/, `$1${iconPath(180, look.stamp)}`);
}
