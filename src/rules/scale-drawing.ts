import type { Product } from '#catalogue/catalogue.ts';

/** A product beside a phone and a book on one ground: SVG path data in millimetres. */
export interface ScaleDrawing {
  readonly viewBox: string;
  readonly product: string;
  readonly beside: string;
}

/** A product seen from the front, in millimetres. */
export interface Front {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** True for what a diameter alone describes. */
  readonly isRound: boolean;
}

/** Part of a product that its front is read from. */
export type MeasuredProduct = Partial<Pick<Product, 'measuresMm' | 'sizes'>>;

const PHONE_MM = { width: 72, height: 147 };
const A5_MM = { width: 148, height: 210 };
const GAP_MM = 24;

/** Outline of a thing with round corners whose left edge is at `x`; the ground is at 0, up is negative. */
function outline(x: number, { width, height }: typeof A5_MM, radius: number): string {
  const [across, up] = [width - 2 * radius, height - 2 * radius];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} 0${corner(-radius, -radius)}v${-up}${corner(radius, -radius)}h${across}${corner(radius, radius)}v${up}${corner(-radius, radius)}z`;
}

/** The edges behind that outline which its depth shows: back at 45 degrees, half as long as it is. */
function edgesBehind({ width, height }: typeof A5_MM, radius: number, back: number): string {
  // The slanted edges touch the corners at these distances.
  const [near, far] = [Math.round(radius * 0.29), radius - Math.round(radius * 0.29)];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${near} ${near - height}l${back} ${-back}${corner(far, -near)}h${width - 2 * radius}${corner(radius, radius)}v${height - 2 * radius}${corner(-near, far)}l${-back} ${back}`;
}

/** Returns the front that measures say; undefined if they say no width and height. */
function measuredFront(measuresMm: Product['measuresMm'] = {}): Front | undefined {
  const { diameter, depth = 0 } = measuresMm;
  const { width = measuresMm.length ?? diameter, height = diameter } = measuresMm;
  if (width === undefined || height === undefined) return undefined;
  return { width, height, depth, isRound: width === diameter && height === diameter };
}

/** Returns a product's front, or without measures a plain one: of clothes and shoes larger than of other goods. */
export function frontOf(product: MeasuredProduct = {}): Front {
  const plain = product.sizes
    ? { width: 300, height: 180, depth: 110 }
    : { width: 110, height: 110, depth: 60 };
  return measuredFront(product.measuresMm) ?? { ...plain, isRound: false };
}

/** Draws a product at true scale, seen from the front; undefined if its measures say no width and height. */
export function drawAtScale(measuresMm?: Product['measuresMm']): ScaleDrawing | undefined {
  const front = measuredFront(measuresMm);
  if (!front) return undefined;
  const { width, height, depth, isRound } = front;
  const radius = isRound ? width / 2 : Math.round(Math.min(width, height) / 8);
  const back = Math.round((depth * Math.SQRT1_2) / 2);
  const phoneAt = width + back + GAP_MM;
  const bookAt = phoneAt + PHONE_MM.width + GAP_MM;
  const right = bookAt + A5_MM.width;
  const top = Math.max(height + back, A5_MM.height);
  return {
    viewBox: `0 ${-top} ${right} ${top}`,
    product: outline(0, front, radius) + (back > 0 ? edgesBehind(front, radius, back) : ''),
    beside:
      `${outline(phoneAt, PHONE_MM, 10)}m12 ${8 - PHONE_MM.height}h28` +
      `M${bookAt} 0v${-A5_MM.height}h${A5_MM.width}v${A5_MM.height}zm10 0v${-A5_MM.height}`,
  };
}
