import type { Focus } from '#contract/admin-media.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Per cent of one axis at which `object-position` shows the square that the server cuts around a focal point. */
function offset(length: number, side: number, focus: number): number {
  const rest = length - side;
  if (rest <= 0) return 0;
  const start = Math.min(Math.max((focus / 100) * length - side / 2, 0), rest);
  return Math.round((start / rest) * 1000) / 10;
}

/** `object-position` of a whole picture in a square, as the shop crops it. */
export function cropPosition({ width, height }: Size, { x, y }: Focus): string {
  const side = Math.min(width, height);
  return `${offset(width, side, x)}% ${offset(height, side, y)}%`;
}

/** Focal point of a tap into a picture that is shown as a rectangle. */
export function focusAt(
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
  at: { readonly clientX: number; readonly clientY: number },
): Focus {
  const share = (distance: number, length: number) =>
    Math.round(Math.min(Math.max(distance / length, 0), 1) * 100);
  return { x: share(at.clientX - left, width), y: share(at.clientY - top, height) };
}
