import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitSize, keepOnScreen, maxSize, move, openSize, resize } from './zoom-view.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const screens = fc.record({ width: length(280, 3840), height: length(320, 2160) });
const points = fc.record({ x: length(-2000, 2000), y: length(-2000, 2000) });
const views = fc.record({
  size: length(280, 8000),
  x: length(-4000, 4000),
  y: length(-4000, 4000),
});

describe('the size of a picture in the zoom', () => {
  test('opens larger than the page shows it, on a phone and on a desktop', () => {
    expect(openSize(PHONE, 390)).toBeCloseTo(468);
    expect(openSize(DESKTOP, 940)).toBeCloseTo(1128);
    // A small picture fills the screen.
    expect(openSize(DESKTOP, 300)).toBe(900);
  });

  test('grows at least to the largest file, and at least twofold', () => {
    expect(maxSize(468)).toBe(1200);
    expect(maxSize(1128)).toBe(2256);
  });

  test('is never smaller than what the screen holds, nor than on the page', () => {
    fc.assert(
      fc.property(screens, length(1, 3840), (screen, page) => {
        const opened = openSize(screen, page);
        expect(opened).toBeGreaterThanOrEqual(fitSize(screen));
        expect(opened).toBeGreaterThan(page);
        expect(maxSize(opened)).toBeGreaterThan(opened);
      }),
    );
  });
});

describe('a picture that is moved', () => {
  test('stops at its edge and says how far it was pushed', () => {
    const start = { size: 490, x: 0, y: 0 };
    expect(move(start, { x: 30, y: 20 }, PHONE)).toEqual({
      view: { size: 490, x: 30, y: 0 },
      beyond: 0,
    });
    expect(move(start, { x: -80, y: 0 }, PHONE)).toEqual({
      view: { size: 490, x: -50, y: 0 },
      beyond: -30,
    });
  });

  test('never shows the ground where it could show itself', () => {
    fc.assert(
      fc.property(views, points, screens, (view, by, screen) => {
        const { view: moved, beyond } = move(view, by, screen);
        for (const [side, at] of [
          [screen.width, moved.x],
          [screen.height, moved.y],
        ] as const) {
          if (moved.size <= side) expect(at).toBeCloseTo(0, 6);
          else expect(moved.size / 2 - Math.abs(at)).toBeGreaterThanOrEqual(side / 2 - 1e-6);
        }
        expect(moved.x + beyond).toBeCloseTo(view.x + by.x, 6);
        expect(keepOnScreen(moved, screen)).toEqual(moved);
      }),
    );
  });
});

describe('a picture that is resized', () => {
  test('keeps what is under the finger there', () => {
    const resized = resize({ size: 1000, x: 0, y: 0 }, 2000, { x: 200, y: -100 }, DESKTOP, 1128);
    expect(resized).toEqual({ size: 2000, x: -200, y: 100 });
  });

  test('stays between all of it and its largest, and on the screen', () => {
    fc.assert(
      fc.property(views, length(1, 9000), points, screens, (view, size, at, screen) => {
        const opened = openSize(screen, 400);
        const resized = resize(view, size, at, screen, opened);
        expect(resized.size).toBeGreaterThanOrEqual(fitSize(screen));
        expect(resized.size).toBeLessThanOrEqual(maxSize(opened));
        expect(keepOnScreen(resized, screen)).toEqual(resized);
      }),
    );
  });
});
