import { startAccount } from '#browser/account/session.ts';
import { isDemo } from '#rules/claims.ts';
import { followAttempt } from './cart/follow-attempt.ts';
import { startAfterLoad } from './runtime/after-load.ts';
import { watchSearchKey } from './search/search-key.ts';
import { readPrintedSettings } from './settings.ts';
import { followSoldOut } from './sold-out/follow-sold-out.ts';
import { startVisits } from './visits/start-visits.ts';
import { followAccount } from './wishlist/follow-account.ts';

/** Starts the background work of a page, after it has loaded. */
export function startBackground(): void {
  startAccount();
  followAccount();
  followSoldOut();
  if (isDemo(readPrintedSettings().mode)) startVisits();
  watchSearchKey();
  void startAfterLoad();
  followAttempt();
}
