/** Argument of `tools/build.ts`: bundles and renders nothing, because the database says which catalogue is sold. */
export const BUNDLE_ONLY = '--bundle-only';
