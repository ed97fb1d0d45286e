import { serveEarlyTaps } from './cart/early-buy.ts';

/** First script of every document, loaded before React. */
serveEarlyTaps();
