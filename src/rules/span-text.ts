import type { Span } from '#catalogue/catalogue.ts';

/** `4–7`, or `4` for a range of one number. */
export const spanText = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}–${to}`);
