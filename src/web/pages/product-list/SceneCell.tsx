import { useEffect, useRef } from 'react';
import { Link } from '../../runtime/Link.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pressedFilter } from './EmptyList.tsx';
import type { ListScene } from './list-scene.ts';

interface SceneCellProps extends ListScene {
  /** Columns on wide screens. */
  readonly columns: number;
  readonly isWholeRow: boolean;
}

/**
 * Moves the focus of a chosen link, which goes away with its filter, to the filter that is on then. The page
 * glides to its top, so the focus must not scroll. On another page the focus is at its heading already.
 */
function useFocusAfter() {
  const isChosen = useRef(false);
  useEffect(
    () => () => {
      if (!isChosen.current) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        pressedFilter()?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return () => {
    isChosen.current = true;
  };
}

/** A family's picture with its name, between products; leads to that family. */
export function SceneCell(props: SceneCellProps) {
  const { name, picture, isLow, href, columns, isWholeRow } = props;
  const choose = useFocusAfter();
  const className = `scene ${isWholeRow ? 'whole-row' : ''} ${isLow ? 'low' : ''}`;
  const content = (
    <>
      <Picture
        source={picture}
        alt=""
        sizes={`(min-width: 56.25rem) ${25 * columns}vw, ${isWholeRow ? '100vw' : '50vw'}`}
      />
      <span className="scene-name wide">
        {name} {href && <MoreIcon name="arrow" />}
      </span>
    </>
  );
  return href ? (
    <Link className={className} data-columns={columns} href={href} onClick={choose}>
      {content}
    </Link>
  ) : (
    <div className={className} data-columns={columns}>
      {content}
    </div>
  );
}
