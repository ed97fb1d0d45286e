import { saysDemoShop } from '../rules/claims.ts';
import { startAccount } from './account/start-account.ts';
import { followAttempt } from './cart/follow-attempt.ts';
import { layOutRest } from './layout/lay-out-rest.ts';
import { ignoreDoubleClick } from './navigation/ignore-double-click.ts';
import { prefetchVisible } from './navigation/prefetch-visible.ts';
import { watchSearchKey } from './search/search-key.ts';
import { readPrintedSettings } from './settings.ts';
import { followSoldOut } from './sold-out/follow-sold-out.ts';
import { startVisits } from './visits/start-visits.ts';
import { loadWholeStyles } from './whole-styles.ts';
import { followAccount } from './wishlist/follow-account.ts';

/** What a page does by itself when everything it shows is there; importing this starts it. */

/** Until then the line belongs to whoever has begun to do something. */
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
  // Pages' own sheets come below the whole ones, and after them. Whoever needs those asks again.
  loadWholeStyles()
    .catch(() => undefined)
    .then(() => {
      prefetchVisible();
      // After the sheets, so that what nobody has seen yet is styled once instead of three times.
      layOutRest();
    });
}, SETTLE_MS);
