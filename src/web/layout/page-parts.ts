/** Lazy parts (`runtime/deferred.tsx`) whose HTML marks the shown page, so a step hydrates them. */
export const NAV_PART = 'nav';
export const LANGUAGE_PART = 'language';
