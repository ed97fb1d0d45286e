import { create } from 'zustand';

/**
 * How many really look at each product now, by its id; empty until `follow-viewers.ts` has asked, which
 * it does only where claims may rest on it.
 */
export const useViewers = create<Readonly<Record<string, number>>>(() => ({}));
