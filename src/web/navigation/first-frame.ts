let rendering = false;

/** Whether what renders now is the frame that answers a step to the top of another page. */
export function isFirstFrame(): boolean {
  return rendering;
}

/** Renders that frame: `show` sets what is shown and flushes it. What is below may wait: see `Rest`. */
export function inFirstFrame(show: () => void): void {
  rendering = true;
  try {
    show();
  } finally {
    rendering = false;
  }
}
