/** States of a dispute in which nobody can change anything any more; all others are open. */
const CLOSED = ['won', 'lost', 'warning_closed', 'prevented'];

/** True if the bank has not decided yet. A state that Stripe adds later counts as open. */
export function isDisputeOpen(state: string): boolean {
  return !CLOSED.includes(state);
}

/** True if the money is gone for good. */
export function isDisputeLost(state: string): boolean {
  return state === 'lost';
}
