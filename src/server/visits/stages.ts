/** How far a visit came today, in order; the last step, paid, is the orders' to tell. */
export const STAGES = ['visit', 'product', 'cart', 'checkout'] as const;
export type Stage = (typeof STAGES)[number];

export function stageRank(stage: Stage): number {
  return STAGES.indexOf(stage);
}
