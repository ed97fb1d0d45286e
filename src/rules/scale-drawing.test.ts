import { describe, expect, it } from 'vitest';
import { drawAtScale } from './scale-drawing.ts';

describe('a drawing at true scale', () => {
  it('has the front in millimetres, and its depth half as long at 45 degrees', () => {
    const drawing = drawAtScale({ width: 240, height: 160, depth: 85 });
    expect(drawing?.product).toBe(
      'M20 0a20 20 0 0 1 -20 -20v-120a20 20 0 0 1 20 -20h200a20 20 0 0 1 20 20v120a20 20 0 0 1 -20 20z' +
        'M6 -154l30 -30a20 20 0 0 1 14 -6h200a20 20 0 0 1 20 20v120a20 20 0 0 1 -6 14l-30 30',
    );
    expect(drawing?.viewBox).toBe('0 -210 538 210');
  });

  it('puts a phone of 72 × 147 mm and a book of 148 × 210 mm beside it', () => {
    const [, phone, , book] =
      /^M134 0(a10 10 0 0 1 -10 -10v-127a10 10 0 0 1 10 -10h52.*z)(m.*)M220 0(v-210h148v210z)/.exec(
        drawAtScale({ width: 100, height: 50 })?.beside ?? '',
      ) ?? [];
    expect(phone).toBeDefined();
    expect(book).toBeDefined();
  });

  it('is as high as what is higher than the book', () => {
    expect(drawAtScale({ width: 480, height: 270, depth: 240 })?.viewBox).toBe('0 -355 833 355');
  });

  it('is round for a diameter alone, and flat without depth', () => {
    expect(drawAtScale({ diameter: 42 })?.product).toBe(
      'M21 0a21 21 0 0 1 -21 -21v0a21 21 0 0 1 21 -21h0a21 21 0 0 1 21 21v0a21 21 0 0 1 -21 21z',
    );
  });

  it('is as wide as a diameter or a length where there is no width', () => {
    expect(drawAtScale({ diameter: 80, height: 200 })?.viewBox).toBe('0 -210 348 210');
    expect(drawAtScale({ length: 500, height: 30 })?.viewBox).toBe('0 -210 768 210');
  });

  it.each([undefined, {}, { length: 500, width: 6 }, { depth: 20 }])(
    'is none for %o',
    (measures) => {
      expect(drawAtScale(measures)).toBeUndefined();
    },
  );
});
