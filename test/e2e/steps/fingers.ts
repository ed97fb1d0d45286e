import type { Page } from '@playwright/test';

/** Touches the page with as many fingers as there are points. */
type Touch = (type: string, ...points: readonly (readonly [number, number])[]) => Promise<unknown>;

export async function fingersOn(page: Page): Promise<Touch> {
  const devtools = await page.context().newCDPSession(page);
  return (type, ...points) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}
