import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cropPosition, focusAt } from './crop.ts';

it('shows the square that the server cuts', () => {
  const wide = { width: 400, height: 200 };
  expect(cropPosition(wide, { x: 0, y: 50 })).toBe('0% 0%');
  expect(cropPosition(wide, { x: 50, y: 50 })).toBe('50% 0%');
  // A square of 200 px whose middle is at 240 px begins at 140 of 200 px.
  expect(cropPosition(wide, { x: 60, y: 50 })).toBe('70% 0%');
  expect(cropPosition(wide, { x: 100, y: 0 })).toBe('100% 0%');
  expect(cropPosition({ width: 200, height: 400 }, { x: 0, y: 100 })).toBe('0% 100%');
  expect(cropPosition({ width: 200, height: 200 }, { x: 10, y: 90 })).toBe('0% 0%');
});

it('reads a focal point within the picture from any tap', () => {
  const box = { left: 10, top: 20, width: 200, height: 100 };
  expect(focusAt(box, { clientX: 110, clientY: 45 })).toEqual({ x: 50, y: 25 });
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (clientX, clientY) => {
      const { x, y } = focusAt(box, { clientX, clientY });
      for (const each of [x, y])
        expect(each >= 0 && each <= 100 && Number.isInteger(each)).toBe(true);
    }),
  );
});
