/** Stages a visit can reach in a day, in order. The last one, paid, is counted from the orders. */
export const STAGES = ['visit', 'product', 'cart', 'checkout'] as const;
export type Stage = (typeof STAGES)[number];

export function stageRank(stage: Stage): number {
  return STAGES.indexOf(stage);
}
