import { saysDemoShop } from '../rules/claims.ts';
import { startAccount } from './account/start-account.ts';
import { followAttempt } from './cart/follow-attempt.ts';
import { ignoreDoubleClick } from './runtime/steps/ignore-double-click.ts';
import { prefetchVisible } from './runtime/steps/prefetch-visible.ts';
import { loadWholeStyles } from './runtime/styles/full-sheet.ts';
import { layOutRest } from './runtime/styles/lay-out-far.ts';
import { watchSearchKey } from './search/search-key.ts';
import { readPrintedSettings } from './settings.ts';
import { followSoldOut } from './sold-out/follow-sold-out.ts';
import { startVisits } from './visits/start-visits.ts';
import { followAccount } from './wishlist/follow-account.ts';

/** Starts the background work of a page. `entry-client.tsx` imports this module after the page has loaded. */

/** Delay of further downloads, so that they don't compete with a visitor's first action. */
const SETTLE_MS = 2000;

startAccount();
followAccount();
followSoldOut();
startVisits();
watchSearchKey();
ignoreDoubleClick();
followAttempt();
if (!saysDemoShop(readPrintedSettings().mode)) {
  void import('./viewers/follow-viewers.ts').then(({ followViewers }) => followViewers());
}
setTimeout(() => {
  // Prefetched pages bring their own sheets, which must come after the full sheets. A failure is ignored:
  // code that needs the sheets calls `loadWholeStyles()` again.
  loadWholeStyles()
    .catch(() => undefined)
    .then(() => {
      prefetchVisible();
      // After the sheets, so that off-screen content is styled once instead of three times.
      layOutRest();
    });
}, SETTLE_MS);
