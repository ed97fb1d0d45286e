import { create } from 'zustand';

/**
 * Sold-out items: the text to show ("Ausverkauft") by item id, by bag colour (`pouch:rosa`), and by product id
 * if the whole product is sold out. Empty in prerendered pages; `follow-sold-out.ts` fills it after the page
 * has loaded.
 */
export const useSoldOut = create<Readonly<Record<string, string>>>(() => ({}));

/** Pieces left by mark (a bag's colour `pouch:rosa`, or an item id), where the shop says how few there are. */
export const useFewLeft = create<Readonly<Record<string, number>>>(() => ({}));
