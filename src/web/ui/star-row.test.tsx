import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StarRow } from './StarRow.tsx';

/** Filled part of the row, in per cent of its width. */
function filled(rating: number): number {
  return Number(/--filled:(\d+)%/.exec(renderToStaticMarkup(<StarRow rating={rating} />))?.[1]);
}

it.each([
  [4, 82],
  [4.5, 90],
  [4.9, 96],
])('%d stars fill the row up to %d %%', (rating, percent) => expect(filled(rating)).toBe(percent));

it('fills every star for five, and more for every tenth below', () => {
  expect(filled(5)).toBeGreaterThan(98);
  const tenths = Array.from({ length: 10 }, (_, tenth) => filled(4 + tenth / 10));
  for (const [at, share] of tenths.entries()) {
    if (at > 0) expect(share).toBeGreaterThan(tenths[at - 1] ?? 0);
  }
});
