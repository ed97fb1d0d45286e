import { followSoldOut } from './sold-out/follow-sold-out.ts';
import { loadWholeStyles } from './whole-styles.ts';

/** What a page does by itself when everything it shows is there; importing this starts it. */

const STYLES_SETTLE_MS = 2000;

followSoldOut();
setTimeout(loadWholeStyles, STYLES_SETTLE_MS);
