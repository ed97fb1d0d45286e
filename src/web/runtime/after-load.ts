import { loadFullSheet } from './full-sheet.ts';
import { ignoreDoubleClick } from './steps/ignore-double-click.ts';
import { layOutFar } from './steps/lay-out-far.ts';
import { prefetchVisible } from './steps/prefetch-visible.ts';

/** Delay of further downloads, so that they don't compete with a visitor's first action. */
const SETTLE_MS = 2000;

/** Starts the runtime's work after load: the full sheet, prefetch, and the layout far below. */
export function startAfterLoad(): void {
  ignoreDoubleClick();
  setTimeout(() => {
    // Prefetched pages bring their own sheets, which must come after the full sheets. A failure is ignored:
    // code that needs the sheets calls `loadFullSheet()` again.
    loadFullSheet()
      .catch(() => undefined)
      .then(() => {
        prefetchVisible();
        // After the sheets, so that off-screen content is styled once instead of three times.
        layOutFar();
      });
  }, SETTLE_MS);
}
