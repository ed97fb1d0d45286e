import { serveEarlyActs } from './early/buy.ts';

/** First script of every document, loaded before React. */
serveEarlyActs();
