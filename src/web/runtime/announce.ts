export const ANNOUNCER_ID = 'announcer';

/** Announces a short text to screen readers through the layout's live region. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (region) region.textContent = text;
}
