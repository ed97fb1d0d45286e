import type { ZoomStage } from './zoom-stage.ts';
import type { Point } from './zoom-view.ts';

/** A press that moves less is a tap, in CSS pixels. */
const TAP_PX = 8;
/** Longest time between two taps that are one double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;
/** Height of a line, for wheels that turn by lines. */
const LINE_PX = 16;
/** Resize per pixel of the wheel; a pinch on a trackpad comes as small steps with Ctrl. */
const WHEEL_SPEED = 0.002;
const PINCH_SPEED = 0.01;

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/**
 * Moves and resizes the stage's picture by drag, pinch, double tap, click and wheel. `onTurn` gets 1 or -1
 * for a swipe to another picture. Stops when `signal` aborts.
 */
export function watchGestures(
  element: HTMLElement,
  stage: ZoomStage,
  onTurn: (step: number) => void,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let isTap = false;
  let lastTap: (Point & { readonly time: number }) | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({
    x: clientX - element.clientWidth / 2,
    y: clientY - element.clientHeight / 2,
  });

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    fingers.set(event.pointerId, at);
    isTap = fingers.size === 1;
    start = at;
  };
  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const [other] = [...fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    if (isTap && between(start, to) < TAP_PX) return;
    isTap = false;
    lastTap = undefined;
    fingers.set(event.pointerId, to);
    if (!other) {
      stage.moveBy(minus(to, from));
      return;
    }
    const at = middle(to, other);
    stage.moveBy(minus(at, middle(from, other)));
    stage.resizeBy(between(to, other) / Math.max(1, between(from, other)), at);
  };
  const tap = (at: Point, event: PointerEvent) => {
    const isSecond =
      lastTap !== undefined &&
      event.timeStamp - lastTap.time < DOUBLE_TAP_MS &&
      between(lastTap, at) < DOUBLE_TAP_PX;
    lastTap = isSecond ? undefined : { ...at, time: event.timeStamp };
    // A mouse clicks once; the second click of a double click changes nothing.
    if (isSecond !== (event.pointerType === 'mouse')) stage.toggle(at);
  };
  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const step = stage.release();
    if (isTap && event.type === 'pointerup') tap(pointOf(event), event);
    else if (step !== 0 && event.type === 'pointerup') onTurn(step);
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
    const x = event.deltaX * unit;
    const y = event.deltaY * unit;
    if (Math.abs(x) > Math.abs(y)) {
      stage.panBy({ x: -x, y: 0 });
    } else {
      stage.resizeBy(Math.exp(-y * (event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED)), pointOf(event));
    }
  };

  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
}
