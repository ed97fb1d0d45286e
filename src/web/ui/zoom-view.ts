/** Sizes in CSS pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** A square picture on the screen: its side, and where its centre is, from the screen's centre. */
export interface ZoomView {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** A point, from the screen's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The zoom opens larger than the page showed the picture by this factor. */
const LARGER = 1.2;
/** Side of the largest file; the picture may grow to it wherever it opened. */
const FILE_PX = 1200;

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** Side at which all of the picture is on the screen: the smallest. */
export function fitSize({ width, height }: Screen): number {
  return Math.min(width, height);
}

/** Side at which the zoom opens; `pageSize` is the side on the page. */
export function openSize(screen: Screen, pageSize: number): number {
  return Math.max(fitSize(screen), pageSize * LARGER);
}

/** The largest side. */
export function maxSize(opened: number): number {
  return Math.max(opened * 2, FILE_PX);
}

/** Moves the view to where the picture covers the screen as far as it can. */
export function keepOnScreen({ size, x, y }: ZoomView, { width, height }: Screen): ZoomView {
  const farX = Math.max(0, (size - width) / 2);
  const farY = Math.max(0, (size - height) / 2);
  return { size, x: clamp(x, -farX, farX), y: clamp(y, -farY, farY) };
}

/** Moves the picture; `beyond` is how far it was pushed sideways over its edge. */
export function move(view: ZoomView, by: Point, screen: Screen) {
  const x = view.x + by.x;
  const moved = keepOnScreen({ size: view.size, x, y: view.y + by.y }, screen);
  return { view: moved, beyond: x - moved.x };
}

/** Resizes the picture between all of it and its largest; what is at `at` stays there if it can. */
export function resize(
  view: ZoomView,
  size: number,
  at: Point,
  screen: Screen,
  opened: number,
): ZoomView {
  const next = clamp(size, fitSize(screen), maxSize(opened));
  const factor = next / view.size;
  return keepOnScreen(
    { size: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor },
    screen,
  );
}
