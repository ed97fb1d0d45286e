import { serveEarlyActs } from './early/buy.ts';

/** Loaded first in every document, before React. */
serveEarlyActs();
