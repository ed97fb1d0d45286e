/** `navigator` with the Network Information API, which only Chromium has. */
interface TellingNavigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** False with Save-Data or on a 2G connection. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as TellingNavigator;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Documents that the browser prefetches for a link that somebody aims at, while links are its own: any page of the shop
 * except what is personal or changes state.
 */
export const SPECULATION_RULES = `{"prefetch":[{"eagerness":"moderate","where":{"href_matches":"/((?!(?:en/)?(?:admin|auth|bestellung|cancel|kasse|konto|merkliste|newsletter|success)).*)"}}]}`;

/** Lets the browser prefetch documents, if `mayPrefetch()`. The policy allows exactly this text. */
export function speculate(): void {
  if (!mayPrefetch()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = SPECULATION_RULES;
  document.head.append(rules);
}

/** Ends it: links are steps, which prefetch less. */
export function dropSpeculation(): void {
  document.querySelector('script[type=speculationrules]')?.remove();
}
