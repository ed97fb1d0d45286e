import type { ReactNode } from 'react';
import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { type BoxLine, type PackedPiece, packBox } from '#rules/packed-box.ts';
import { BoxFrame, BoxPath } from './BoxDrawing.tsx';

interface PackedBoxProps {
  readonly lines: readonly BoxLine[];
  /** Of pieces that are ticked off one by one: the others are drawn fainter. */
  readonly isTicked?: (piece: PackedPiece) => boolean;
  /** Of the open box, all that pieces and its front hide. */
  readonly behind?: ReactNode;
  /** Drawn over it. */
  readonly children?: ReactNode;
}

/** The shop's box with what is bought, in scale; in the colours of text and page. */
export function PackedBox({ lines, isTicked, behind, children }: PackedBoxProps) {
  return (
    <BoxFrame>
      <g style={{ fill: 'var(--color-paper, var(--bg))' }}>
        {behind ?? <BoxPath d={BOX_DRAWING.filled} />}
        <g className="box-pieces">
          {packBox(lines).map((piece) => (
            <g
              key={`${piece.line} ${piece.nth}`}
              strokeOpacity={isTicked?.(piece) === false ? 0.4 : 1}
            >
              <BoxPath d={piece.path} />
              {isTicked?.(piece) && <BoxPath d={`M${piece.x - 4} ${piece.y}l3 3 5-6`} />}
            </g>
          ))}
        </g>
        <BoxPath d={BOX_DRAWING.front} />
        {children}
      </g>
    </BoxFrame>
  );
}
