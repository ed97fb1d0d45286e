import { type RefObject, useEffect, useRef, useState } from 'react';
import { openDialog } from './dialog-control.ts';
import { watchGestures } from './zoom-gestures.ts';
import { ZoomStage } from './zoom-stage.ts';

/** Factor by which a key or a button resizes. */
const RESIZE_STEP = 1.4;
/** Distance by which an arrow key moves an enlarged picture, in CSS pixels. */
const MOVE_STEP_PX = 80;

type Turn = (step: number) => void;

/** Carries out a key; false if it means nothing here. */
function pressKey(key: string, stage: ZoomStage, turn: Turn): boolean {
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (sideways !== 0 && !stage.isEnlarged) turn(sideways);
  else if (sideways !== 0 || down !== 0) {
    stage.panBy({ x: -sideways * MOVE_STEP_PX, y: -down * MOVE_STEP_PX });
  } else if (key === '+' || key === '=') stage.resizeBy(RESIZE_STEP);
  else if (key === '-') stage.resizeBy(1 / RESIZE_STEP);
  else if (key === '0') stage.reset();
  else if (key === 'Home') turn(Number.NEGATIVE_INFINITY);
  else if (key === 'End') turn(Number.POSITIVE_INFINITY);
  else return false;
  return true;
}

export interface Zoom {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly index: number;
  readonly setIndex: (index: number) => void;
  readonly turn: Turn;
  readonly closer: () => void;
  readonly farther: () => void;
}

/** Opens the dialog, draws its stage, and listens to gestures and keys until it is gone. */
export function useZoom(dialogId: string, first: number, count: number, pageSize: number): Zoom {
  const box = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const stage = useRef<ZoomStage>(undefined);
  const [index, setIndex] = useState(first);
  const turn: Turn = (step) => setIndex((shown) => Math.min(Math.max(shown + step, 0), count - 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const element = box.current;
    if (!element || !track.current) return;
    openDialog(dialogId);
    element.focus({ preventScroll: true });
    const zoom = new ZoomStage(element, track.current, pageSize);
    stage.current = zoom;
    const end = new AbortController();
    const { signal } = end;
    watchGestures(element, zoom, turn, signal);
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (!isShortcut && pressKey(event.key, zoom, turn)) event.preventDefault();
    };
    element.closest('dialog')?.addEventListener('keydown', onKeyDown, { signal });
    addEventListener('resize', () => zoom.redraw(), { signal });
    return () => end.abort();
  }, []);
  useEffect(() => stage.current?.show(index), [index]);

  return {
    box,
    track,
    index,
    setIndex,
    turn,
    closer: () => stage.current?.resizeBy(RESIZE_STEP),
    farther: () => stage.current?.resizeBy(1 / RESIZE_STEP),
  };
}
