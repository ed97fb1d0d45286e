import { create } from 'zustand';

/**
 * What can't be bought right now: the word that says so ("Ausverkauft"), by item id, bag colour
 * (`pouch:rosa`) and, when nothing of a product is left, by its id. Prerendered pages know of
 * nothing; `follow-sold-out.ts` asks once the page has come to rest.
 */
export const useSoldOut = create<Readonly<Record<string, string>>>(() => ({}));
