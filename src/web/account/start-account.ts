import { applyAuthEvent, openAccountChannel, useAccount } from './account-store.ts';
import { readSession } from './read-session.ts';

const RETRY_MS = 5_000;
const RETRY_AT_MOST_MS = 60_000;

/** Reads the login, with retries until the server responds or somebody signs in. */
async function readFirst(retryMs: number): Promise<void> {
  const session = await readSession();
  if (useAccount.getState().session) return;
  if (session !== undefined) {
    applyAuthEvent('INITIAL_SESSION', session);
    return;
  }
  useAccount.setState({ status: 'unknown' });
  setTimeout(readFirst, retryMs, Math.min(retryMs * 2, RETRY_AT_MOST_MS));
}

/** Reads the login and follows changes in other tabs. Call once per document. */
export function startAccount(): void {
  void readFirst(RETRY_MS);
  openAccountChannel().onmessage = () => {
    import('./refresh-session.ts').then(
      ({ refreshSession }) => refreshSession(),
      (error: unknown) => console.warn('another tab can not be followed', error),
    );
  };
}
