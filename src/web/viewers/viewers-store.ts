import { create } from 'zustand';

/**
 * True number of viewers now, by product id; empty until `follow-viewers.ts` has asked, which
 * it does only where claims may rest on it.
 */
export const useViewers = create<Readonly<Record<string, number>>>(() => ({}));
