import { serveEarlyTaps } from './cart/early-buy.ts';
import { importShop } from './runtime/import-shop.ts';

/** First script of every document, loaded before React. */
serveEarlyTaps();
importShop();
