/** Hooks of `overlay-entry.ts` in navigation, for the history entry of an overlay. */
export interface Overlays {
  /** Runs a step to another page. */
  run: (step: () => Promise<void>) => Promise<void>;
  /** Leaves the document for an address; returns true. */
  leaveFor: (url: URL) => true;
  /** Handles a step of the browser between a page and its overlay's entry; false for any other. */
  follow: () => boolean;
}
