let rendering = false;

/** True while the first frame of a step to the top of another page renders. */
export function isFirstFrame(): boolean {
  return rendering;
}

/** Renders the first frame: `show` sets the page and flushes it. Content below may wait, see `Rest`. */
export function inFirstFrame(show: () => void): void {
  rendering = true;
  try {
    show();
  } finally {
    rendering = false;
  }
}
