/**
 * Reasons for which paid money can't be made an order again: `origin`, no mark of a shop and another address than
 * this shop's; `version`, written by a later version of the shop; `lines`, a line is not known; `sums`,
 * they don't add up to the cent.
 */
export const LOST_REASONS = ['origin', 'version', 'lines', 'sums'] as const;
export type LostReason = (typeof LOST_REASONS)[number];
