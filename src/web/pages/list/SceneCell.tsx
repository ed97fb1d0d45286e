import { useEffect, useRef } from 'react';
import type { CellColumns } from '#rules/list-rhythm.ts';
import { Link } from '#web/runtime/Link.tsx';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { pressedFilter } from './EmptyList.tsx';
import type { ListScene } from './list-scene.ts';

interface SceneCellProps extends ListScene {
  readonly columns: CellColumns;
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
  const { name, picture, isLow, href, columns } = props;
  const choose = useFocusAfter();
  const { phone, tablet, wide } = columns;
  const shared = {
    className: `scene ${isLow ? 'low' : ''}`,
    'data-phone': phone,
    'data-tablet': tablet,
    'data-wide': wide,
  };
  const sizes = `(min-width: 56.25rem) ${25 * wide}vw, (min-width: 43.75rem) ${34 * tablet}vw, ${50 * phone}vw`;
  const content = (
    <>
      <Picture source={picture} alt="" sizes={sizes} />
      <span className="scene-name wide">
        {name} {href && <MoreIcon name="arrow" />}
      </span>
    </>
  );
  return href ? (
    <Link {...shared} href={href} onClick={choose}>
      {content}
    </Link>
  ) : (
    <div {...shared}>{content}</div>
  );
}
