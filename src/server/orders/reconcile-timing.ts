/** When the reconciler looks; at rest (nothing pending, nothing unhandled) it hardly does. */

/** While anything is open, this long after the last look. */
export const RECONCILE_AGAIN_SECONDS = 60;
/** Without any reason to, for webhooks that never came (refunds, mostly). */
export const RECONCILE_AT_REST_SECONDS = 30 * 60;

/** Options of the job that looks after a fresh order; one waiting job serves all of them. */
export const RECONCILE_SOON = { singletonKey: 'open', startAfterSeconds: 3 * 60 } as const;
export const RECONCILE_AGAIN = {
  singletonKey: 'open',
  startAfterSeconds: RECONCILE_AGAIN_SECONDS,
} as const;
