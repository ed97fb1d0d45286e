import { getShown, subscribeShown } from '../shown.ts';

function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Ignores the second half of a double click on a link, which would hit an element of the next page. */
export function ignoreDoubleClick(): void {
  let { path } = getShown();
  subscribeShown(() => {
    if (getShown().path === path) return;
    path = getShown().path;
    for (const half of ['mousedown', 'click'] as const) {
      addEventListener(half, ignoreSecond, { capture: true, once: true });
    }
  });
}
