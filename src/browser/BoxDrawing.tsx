import type { ReactNode } from 'react';
import { BOX_DRAWING } from '#rules/box-drawing.ts';

const { width, height, line, path } = BOX_DRAWING;

/** Frame of a drawing of the shop's box, in the colour of the text; decoration. */
export function BoxFrame({ children }: { readonly children: ReactNode }) {
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
      {children}
    </svg>
  );
}

/** Lines of equal width, however large the drawing is. */
export function BoxPath({ d }: { readonly d: string }) {
  return <path d={d} vectorEffect="non-scaling-stroke" />;
}

/** The shop's box, open and empty. */
export function BoxDrawing() {
  return (
    <BoxFrame>
      <BoxPath d={path} />
    </BoxFrame>
  );
}
