/** Number of failed attempts by URL. */
const lost: Record<string, number> = {};

/**
 * Imports a module, again after a failure. Browsers keep a failed import for as long as the document lives (Chromium
 * since version 150), so later attempts have another fragment, which is another module for the browser and the same
 * file for the server. Without its URL in the error, only the next document can load it; or the error is not
 * about a module, because the bundler lets `load` include what follows the import.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error: unknown) => {
    const url = /https?:\S+/.exec(String(error))?.[0];
    if (!url) throw error;
    const tries = lost[url];
    if (!tries) {
      lost[url] = 1;
      throw error;
    }
    return import(/* @vite-ignore */ `${url}#${tries}`).catch((again: unknown) => {
      lost[url] = tries + 1;
      throw again;
    });
  });
