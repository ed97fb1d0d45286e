/**
 * Metric of a document's `Server-Timing` header whose description is the served version of the catalogue. It is the
 * one response header of a document that its scripts can read.
 */
export const VERSION_METRIC = 'version';

/** Stands for the version in paths of data where a browser hides the header; the server redirects to the served one. */
export const CURRENT_VERSION = 'current';
