const OPEN =
  'M26 46l-5-30 85.5-15 4.5 29 22 10 24.5 31-21.5-9.5 6 31-90 19.5-7.5-32.5-27 18.5-16.5-35zM26 46 111 30l25 31.5-91.5 18zM35 86l11 22 5-1-6.5-27.5z';

/**
 * The box that goods are sent in, as line drawing: SVG path data of its outline, opening, side and inside, and of the
 * closed one in the same place. Screens, mails and packing slips draw it.
 */
export const BOX_DRAWING = {
  width: 159,
  height: 113,
  /** Width of the lines. */
  line: 1.5,
  path: `${OPEN}M111 30l1 28-72 13.5M112 58l5.5 7`,
  closed:
    'M26 46 111 30l25 31.5 6 31-90 19.5-19.5-34zM136 61.5l-91.5 18-18.5-33.5M44.5 79.5 52 112M35.3 62.8l88.2-17',
  /** Part of the drawing that the closed box takes. */
  closedAt: { left: 25, top: 29, width: 118, height: 84 },
  /** The open box with a filling on which pieces stand (`packed-box.ts`), and its front, which hides their feet. */
  filled: `${OPEN}M111 30l.9 7L30.5 52.3M111.9 37l20.5 25.3`,
  front: 'M136 61.5l6 31-90 19.5-7.5-32.5z',
} as const;
