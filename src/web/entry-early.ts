import { serveEarlyTaps } from './cart/early-buy.ts';
import { importShop } from './runtime/import-shop.ts';
import { speculate } from './runtime/speculation.ts';

/** First script of every document, loaded before React. */
serveEarlyTaps();
importShop();
speculate();
