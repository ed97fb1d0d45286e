import { sentVersion } from '../runtime/data-path.ts';
import { DataGoneError } from '../runtime/fetch-data.ts';

/** Key of the version for which this tab's document was renewed. */
const RENEWED_KEY = 'renewed-for';

/** Reloads the document once per version; false if that was tried, or can't be remembered. */
function renewDocument(): boolean {
  const version = sentVersion();
  try {
    if (sessionStorage.getItem(RENEWED_KEY) === version) return false;
    sessionStorage.setItem(RENEWED_KEY, version);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * Rejects as `reading` does. Where the server no longer has the document's data, because it is older than a day,
 * a new document is requested instead, and nothing settles.
 */
export async function orRenewed<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DataGoneError && renewDocument()) return new Promise(() => undefined);
    throw error;
  }
}
