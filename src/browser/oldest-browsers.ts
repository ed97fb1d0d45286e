/** Oldest browsers in which everything works, as README names them: the floor of Tailwind's styles. */
export const OLDEST_BROWSERS = { chrome: '111', firefox: '128', safari: '16.4' } as const;

/** The same for the bundler, which lowers newer syntax of scripts and styles; methods are left to a test. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => name + version,
);
