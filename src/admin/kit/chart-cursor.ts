import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const PAGE = 10;

/**
 * Reading a chart point by point: with the pointer, or with the arrow keys, Page Up/Down, Home and
 * End as on a slider. `at` is undefined until somebody does.
 */
export function useChartCursor(count: number, toIndex: (fraction: number) => number) {
  const [at, setAt] = useState<number>();
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  const onKeyDown = (event: KeyboardEvent) => {
    const from = at ?? count - 1;
    const places: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - PAGE,
      PageUp: from + PAGE,
      Home: 0,
      End: count - 1,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(clamp(next));
  };
  const onPointerMove = (event: PointerEvent<Element>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setAt(clamp(toIndex((event.clientX - left) / width)));
  };
  const leave = () => setAt(undefined);
  const values = { 'aria-valuemin': 0, 'aria-valuemax': count - 1 };
  return {
    at,
    slider: { ...values, onKeyDown, onPointerMove, onPointerLeave: leave, onBlur: leave },
  };
}
