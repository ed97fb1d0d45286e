/** Ground of every page (`src/web/styles/tokens.css`). */
export const PAPER = '#F6F4F1';
/** WCAG 2.2, 1.4.3: text in any size. */
export const READABLE_RATIO = 4.5;

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/**
 * Returns the ratio of an accent to paper, rounded down to a tenth, if nobody can read it there. Savings are written in it, and
 * buttons have white text on it, which has more contrast than paper.
 */
export function unreadableRatio(accent: string): number | undefined {
  const ratio = contrastOf(accent, PAPER);
  return ratio < READABLE_RATIO ? Math.floor(ratio * 10) / 10 : undefined;
}

/** Returns the colour of a pressed or hovered surface. */
export const darker = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.84))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
