import { BOX_DRAWING } from '#rules/box-drawing.ts';

const { width, height, line, path } = BOX_DRAWING;

/** The shop's box in the colour of the text; decoration. */
export function BoxDrawing() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
