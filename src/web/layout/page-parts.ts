/** Sleeping parts (`deferred.tsx`) that say at rest which page is shown: a step wakes them. */
export const NAV_PART = 'nav';
export const LANGUAGE_PART = 'language';
